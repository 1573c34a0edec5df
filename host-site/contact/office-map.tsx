import { company } from '../content/company.js';

/** The bounds of the map, in degrees. */
const WEST = 66;
const EAST = 90;
const NORTH = 31;
const SOUTH = 5.5;
/** Units of the drawing for a degree; eastwards there is less in one. */
const SCALE = { north: 24, east: 22.8 } as const;

const SIZE = `${(EAST - WEST) * SCALE.east} ${(NORTH - SOUTH) * SCALE.north}`;

/**
 * The coast of India and its neighbours, from west to east, with about one point per hundred
 * kilometres: degrees east and north. The map has no borders, only land and sea.
 */
const COAST = `
  66 25.3, 67 24.8, 67.6 23.9, 68.2 23.7, 69 22.9, 70.3 22.9, 69.1 22.4, 69.6 21.6, 71 20.7,
  72.1 21.2, 72.5 22.2, 72.7 21.1, 72.8 19, 73.3 17, 73.8 15.5, 74.5 14, 74.8 12.9, 75.8 11.2,
  76.2 10, 76.5 8.9, 77.5 8.1, 78.2 8.8, 79.2 9.3, 79.9 10.3, 79.8 11.9, 80.3 13.1, 80.1 14.5,
  80.8 15.7, 81.3 16, 82.3 16.6, 83.3 17.7, 84.7 19, 85.8 19.8, 87 20.7, 87 21.5, 88.1 21.7,
  89.5 21.7, 90 22.2`;

/** The coast around Sri Lanka. */
const ISLAND = `
  80.1 9.8, 81.2 8.6, 81.8 7.3, 81.2 6.3, 80.5 5.95, 79.85 6.9, 79.8 8.2`;

const LAND = `M${COAST}, ${EAST} ${NORTH}, ${WEST} ${NORTH}ZM${ISLAND}Z`;

/** The offices on land and sea, without a map service. */
export function OfficeMap() {
  const { offices } = company;
  const names = offices.map(({ city }) => city).join(', ');
  return (
    <figure className="container office-map">
      <svg viewBox={`0 0 ${SIZE}`} role="img" aria-label={`Where our offices are: ${names}`}>
        <path
          d={LAND}
          transform={`scale(${SCALE.east} ${-SCALE.north}) translate(${-WEST} ${-NORTH})`}
          vectorEffect="non-scaling-stroke"
        />
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

function onMap({ north, east }: { readonly north: number; readonly east: number }): string {
  return `${Math.round((east - WEST) * SCALE.east)} ${Math.round((NORTH - north) * SCALE.north)}`;
}
