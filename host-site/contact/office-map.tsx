import type { Office } from '../content/schemas.js';

/** What the map shows, in degrees. */
const WEST = 67;
const EAST = 90;
const NORTH = 33;
const SOUTH = 7;
/** Units of the drawing for a degree. */
const SCALE = 24;

/** The offices where they lie to each other: dots, without a map service. */
export function OfficeMap({ offices }: { readonly offices: readonly Office[] }) {
  const names = offices.map(({ city }) => city).join(', ');
  return (
    <figure className="container office-map">
      <svg
        viewBox={`0 0 ${(EAST - WEST) * SCALE} ${(NORTH - SOUTH) * SCALE}`}
        role="img"
        aria-label={`Where our offices are: ${names}`}
      >
        {offices.map(({ city, at: [north, east] }) => (
          <g
            key={city}
            transform={`translate(${(east - WEST) * SCALE} ${(NORTH - north) * SCALE})`}
          >
            <circle r="9" />
            <text x="18" y="7">
              {city}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
