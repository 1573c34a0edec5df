import type { Stat } from '../content/content-model.js';
import { StatTile } from './stat-tile.js';

export interface StatTilesProps {
  readonly label: string;
  readonly stats: readonly Stat[];
}

/** A band of numbers. */
export function StatTiles({ label, stats }: StatTilesProps) {
  return (
    <section className="container" aria-label={label}>
      <ul className="stats">
        {stats.map((stat) => (
          <StatTile key={stat.label} stat={stat} />
        ))}
      </ul>
    </section>
  );
}
