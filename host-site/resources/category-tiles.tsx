import { categoryTiles } from '../content/resources.js';
import type { ResourceCategory } from '../content/content-model.js';

export interface CategoryTilesProps {
  readonly chosen: ResourceCategory['id'];
  readonly onChoose: (id: ResourceCategory['id']) => void;
}

/** Large ways into three of the categories. */
export function CategoryTiles({ chosen, onChoose }: CategoryTilesProps) {
  return (
    <ul className="category-tiles needs-script">
      {categoryTiles.map(({ id, title, text }) => (
        <li key={id}>
          <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            <strong>{title}</strong>
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
