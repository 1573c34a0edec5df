import { homes, roomOf, roomsOf, type HomeId } from './homes.js';
import { planOf, standIn, type Plan } from './plan.js';

/** Pixels of the drawing for a metre, and metres around what is drawn. */
const [SCALE, MARGIN] = [40, 0.5];

/** Metres from the camera that are drawn of the room around it, at least. */
const AROUND = 3.5;

const INK = '#1f3a30';

/** The rectangle of a home's drawing: west, south, east and north, in metres. */
function frameOf(home: HomeId): readonly [number, number, number, number] {
  const indoors = Object.values(planOf(home).rooms).filter(({ outdoors }) => !outdoors);
  const points = [
    ...indoors.flatMap(({ area: [west, south, east, north] }) => [
      [west!, south!],
      [east!, north!],
    ]),
    // Of a garden no more than the surroundings of the camera.
    ...roomsOf(home).flatMap((room) => {
      const [east, north] = standIn(home, room);
      const [x0, y0, x1, y1] = planOf(home).rooms[room]!.area;
      return [
        [Math.max(east - AROUND, x0!), Math.max(north - AROUND, y0!)],
        [Math.min(east + AROUND, x1!), Math.min(north + AROUND, y1!)],
      ];
    }),
  ];
  const easts = points.map(([east]) => east!);
  const norths = points.map(([, north]) => north!);
  return [
    Math.min(...easts) - MARGIN,
    Math.min(...norths) - MARGIN,
    Math.max(...easts) + MARGIN,
    Math.max(...norths) + MARGIN,
  ];
}

/** The size of a home's drawing, in pixels. */
export function planSize(home: HomeId): { readonly width: number; readonly height: number } {
  const [west, south, east, north] = frameOf(home);
  return { width: SCALE * (east - west), height: SCALE * (north - south) };
}

/** The pixel of the drawing that shows a place, or is nearest to it. */
export function onPlan(home: HomeId, [x = 0, y = 0]: readonly number[]) {
  const [west, south, east, north] = frameOf(home);
  const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));
  return {
    x: SCALE * (within(x, west, east) - west),
    y: SCALE * (north - within(y, south, north)),
  };
}

/** Draws a home's floor plan from the data of its renderer, with the names of rooms or without. Returns its address. */
export function planDrawing(home: HomeId, isNamed = true): string {
  const { width, height } = planSize(home);
  const [west, , , north] = frameOf(home);
  const plan = planOf(home);
  const parts = [
    ...floors(plan),
    ...furniture(plan),
    ...plan.walls.flatMap(wallParts),
    ...(isNamed ? roomsOf(home) : []).map((room) => {
      const [east, y] = labelOf(home, room);
      return `<text x="${east}" y="${-y}">${roomOf(home, room).name}</text>`;
    }),
  ];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" ` +
    `font-size="0.36" text-anchor="middle" fill="${INK}"><title>Floor plan of ${homes[home].name}</title>` +
    `<g transform="scale(${SCALE}) translate(${-west} ${north})">${parts.join('')}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const rectangle = (west: number, south: number, east: number, north: number, rest: string) =>
  `<rect x="${round(west)}" y="${round(-north)}" width="${round(east - west)}" height="${round(north - south)}" ${rest}/>`;

const round = (value: number) => Math.round(value * 1000) / 1000;

function floors({ rooms }: Plan): string[] {
  return Object.values(rooms).map(({ area: [west, south, east, north], outdoors }) =>
    rectangle(west!, south!, east!, north!, `fill="${outdoors ? '#d7e6d3' : '#fff'}"`),
  );
}

function furniture({ furniture: pieces }: Plan): string[] {
  return pieces.flatMap(({ at: [east, north], turn = 0, size }) => {
    if (!size) return [];
    const [width, depth] = size;
    const shape = rectangle(-width! / 2, -depth! / 2, width! / 2, depth! / 2, 'rx="0.08"');
    return `<g transform="translate(${east} ${-north!}) rotate(${-turn})" fill="#f3efe6" stroke="#b9b3a4" stroke-width="0.03">${shape}</g>`;
  });
}

/** A wall with gaps for its doors, and thin lines for its windows. */
function wallParts({ line: [x0, y0, x1, y1], thick = 0.12, openings }: Plan['walls'][number]) {
  const isLevel = y0 === y1;
  const half = thick / 2;
  const [start, end, line] = isLevel ? [x0!, x1!, y0!] : [y0!, y1!, x0!];
  const part = (low: number, high: number, deep: number, rest: string) =>
    isLevel
      ? rectangle(low, line - deep, high, line + deep, rest)
      : rectangle(line - deep, low, line + deep, high, rest);
  const parts: string[] = [];
  let edge = start - half;
  for (const { at, kind } of openings.toSorted((a, b) => a.at[0]! - b.at[0]!)) {
    const [low, high] = at;
    parts.push(part(edge, low!, half, ''));
    if (kind === 'window' || kind === 'glass-door')
      parts.push(
        part(low!, high!, half * 0.6, `fill="#cfe3ee" stroke="${INK}" stroke-width="0.03"`),
      );
    edge = high!;
  }
  parts.push(part(edge, end + half, half, ''));
  return parts;
}

/** Where the name of a room stands: below the middle, where the camera is not. */
function labelOf(home: HomeId, room: string): readonly [number, number] {
  const { area, outdoors } = planOf(home).rooms[room]!;
  const [west, south, east] = area;
  const [x, y] = standIn(home, room);
  return outdoors ? [x, y - 0.75] : [(west! + east!) / 2, south! + 0.35];
}
