import { categories } from '../content/resources.js';
import type { ResourceCategory } from '../content/content-model.js';

export interface CategoryFilterProps {
  readonly chosen: ResourceCategory['id'];
  readonly onChoose: (id: ResourceCategory['id']) => void;
}

/** The categories as choices; without script, the number of resources in each. */
export function CategoryFilter({ chosen, onChoose }: CategoryFilterProps) {
  return (
    <>
      <div className="category-filter needs-script" role="group" aria-label="Categories">
        {categories.map(({ id, name, count }) => (
          <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            {name} <span>{count}</span>
          </button>
        ))}
      </div>
      <noscript>
        <ul>
          {categories.map(({ id, name, count }) => (
            <li key={id}>
              {name} {count}
            </li>
          ))}
        </ul>
      </noscript>
    </>
  );
}
