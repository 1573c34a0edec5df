import { formatCount } from '../amounts.js';
import type { Stat } from '../content/content-model.js';

export function StatTile({ stat }: { readonly stat: Stat }) {
  return (
    <li className="stat">
      <strong>
        {stat.before && <span className="stat-before">{stat.before} </span>}
        {formatCount(stat.value)}
        <span className="stat-unit">{stat.unit}</span>
      </strong>
      <span>{stat.label}</span>
    </li>
  );
}
