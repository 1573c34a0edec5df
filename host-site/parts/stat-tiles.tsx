import { formatCount } from '../amounts.js';
import type { Stat } from '../content/content-model.js';

/** A band of numbers. */
export function StatTiles({ stats }: { readonly stats: readonly Stat[] }) {
  return (
    <ul className="stats">
      {stats.map(({ value, unit, label }) => (
        <li key={label}>
          <strong>
            {formatCount(value)}
            {unit}
          </strong>{' '}
          {label}
        </li>
      ))}
    </ul>
  );
}
