import type { Office } from '../content/content-model.js';
import { COAST, ISLAND, type Place } from './coast.js';

/** The bounds of the map, in degrees. */
const WEST = 66;
const EAST = 90;
const NORTH = 31;
const SOUTH = 5.5;
/** Units of the drawing for a degree; eastwards there is less in one. */
const SCALE = { north: 24, east: 22.8 } as const;

const SIZE = `${(EAST - WEST) * SCALE.east} ${(NORTH - SOUTH) * SCALE.north}`;
const LAND = [outline([...COAST, [NORTH, EAST], [NORTH, WEST]]), outline(ISLAND)].join('');

/** The offices on land and sea, without a map service. */
export function OfficeMap({ offices }: { readonly offices: readonly Office[] }) {
  const names = offices.map(({ city }) => city).join(', ');
  return (
    <figure className="container office-map">
      <svg viewBox={`0 0 ${SIZE}`} role="img" aria-label={`Where our offices are: ${names}`}>
        <path d={LAND} />
        {offices.map(({ city, at, isHeadquarters }) => (
          <g key={city} transform={`translate(${onMap(at)})`}>
            <circle r={isHeadquarters ? 11 : 8} />
            <text x="20" y="7">
              {city}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        {offices.map(({ city, isHeadquarters }) => (
          <p key={city}>
            {city}
            {isHeadquarters && ', headquarters'}
          </p>
        ))}
      </figcaption>
    </figure>
  );
}

function onMap([north, east]: Place): string {
  return `${Math.round((east - WEST) * SCALE.east)} ${Math.round((NORTH - north) * SCALE.north)}`;
}

function outline(places: readonly Place[]): string {
  return `M${places.map(onMap).join('L')}Z`;
}
