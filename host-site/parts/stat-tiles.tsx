import { formatCount } from '../amounts.js';
import type { Stat } from '../content/content-model.js';

/** A band of numbers. */
export function StatTiles({ stats }: { readonly stats: readonly Stat[] }) {
  return (
    <section className="container" aria-label="In numbers">
      <ul className="stats">
        {stats.map(({ value, unit, label }) => (
          <li key={label} className="stat">
            <strong>
              {formatCount(value)}
              <span className="stat-unit">{unit}</span>
            </strong>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
