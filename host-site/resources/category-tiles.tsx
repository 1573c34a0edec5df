import { categoryTiles } from '../content/resources.js';

export interface CategoryTilesProps {
  readonly onChoose: (id: (typeof categoryTiles)[number]['id']) => void;
}

/** Large ways into three of the categories. */
export function CategoryTiles({ onChoose }: CategoryTilesProps) {
  return (
    <ul className="category-tiles">
      {categoryTiles.map(({ id, title, text }) => (
        <li key={id}>
          <button type="button" onClick={() => onChoose(id)}>
            <strong>{title}</strong>
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
