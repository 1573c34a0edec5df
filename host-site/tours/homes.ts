import rooms from './rooms.json';

export const ROOM_IDS = ['front', 'back'] as const;
export type RoomId = (typeof ROOM_IDS)[number];

/** A place in metres east and north of the south-west corner, and above the floor. */
type Place = readonly [east: number, north: number, height: number];

/** Something to know about a place in a room. */
export interface Spot {
  readonly at: Place;
  readonly title: string;
  readonly text: string;
}

interface Home {
  readonly name: string;
  /** The file of the floor plan, without its ending. */
  readonly plan: string;
  readonly rooms: Readonly<
    Record<RoomId, { readonly name: string; readonly spots: readonly Spot[] }>
  >;
}

const WINDOWS: Spot = {
  at: [4.6, 0, 1.4],
  title: 'South windows',
  text: 'Two windows, 2.3 m and 2.2 m wide, open to the balcony.',
};
const TABLE: Spot = {
  at: [4.35, 4.2, 0.75],
  title: 'A table for six',
  text: 'It is 2.1 m long, in a room of 6.4 m by 5.2 m.',
};
const BEDROOM: readonly Spot[] = [
  {
    at: [8.4, 4.6, 1.4],
    title: 'Wardrobe',
    text: 'Built in: 2.4 m wide, 2.6 m high, four doors.',
  },
  {
    at: [9.9, 2.65, 0.6],
    title: 'King-size bed',
    text: 'It fits with a table on each side: the room is 4.6 m wide.',
  },
];

/** The homes with tours. */
export const homes = {
  heights: {
    name: 'Meridian Heights',
    plan: 'plan-bedroom',
    rooms: {
      front: {
        name: 'Living room',
        spots: [
          {
            at: [4.4, 1.5, 0],
            title: 'Oak floor',
            text: 'Engineered oak, oiled. It runs on into the bedroom.',
          },
          WINDOWS,
          TABLE,
        ],
      },
      back: { name: 'Bedroom', spots: BEDROOM },
    },
  },
  villa: {
    name: 'Laterite Court',
    plan: 'plan-kitchen',
    rooms: {
      front: {
        name: 'Living room',
        spots: [
          {
            at: [4.4, 1.5, 0],
            title: 'Stone floor',
            text: 'Pale limestone, honed, from the gate to the kitchen.',
          },
          WINDOWS,
          TABLE,
        ],
      },
      back: {
        name: 'Kitchen',
        spots: [
          { at: [8.9, 3.1, 0.93], title: 'Island', text: 'A top of 2.1 m, with three stools.' },
          {
            at: [8.2, 4.7, 0.9],
            title: 'Worktop',
            text: '4.2 m of it, with the sink and the hob in line.',
          },
        ],
      },
    },
  },
  penthouse: {
    name: 'Harbour Sky',
    plan: 'plan-bedroom',
    rooms: {
      front: {
        name: 'Lounge',
        spots: [
          {
            at: [0, 3.5, 1.9],
            title: 'Walnut wall',
            text: 'Veneer from one tree, from floor to ceiling.',
          },
          WINDOWS,
          TABLE,
        ],
      },
      back: { name: 'Bedroom', spots: BEDROOM },
    },
  },
} as const satisfies Record<string, Home>;

export type HomeId = keyof typeof homes;

/** The address of the picture that shows all of a room. */
export function panoramaOf(home: HomeId, room: RoomId): string {
  return `/tours/${home}-${room}.avif`;
}

/** The address of a home's floor plan. */
export function planOf(home: HomeId): string {
  return `/tours/${homes[home].plan}.svg`;
}

/** Pixels of the plan for a metre, and around the home. */
const [SCALE, MARGIN, DEPTH] = [40, 20, 5.2];

export const PLAN_SIZE = { width: 496, height: 316 };

/** The pixel of the plan that shows a place. */
export function onPlan([east, north]: readonly [number, number]): { x: number; y: number } {
  return { x: MARGIN + SCALE * east, y: MARGIN + SCALE * (DEPTH - north) };
}

/** The position of the camera in a room. */
export function standIn(room: RoomId): [east: number, north: number] {
  return rooms.stands[room] as [number, number];
}

export function isHomeId(value: string): value is HomeId {
  return Object.hasOwn(homes, value);
}

/**
 * The first view of the front room, in degrees clockwise from the middle of its panorama: the
 * doorway is in sight, with its arrow before it, and the windows beside it.
 */
export const START_YAW = 100;

/** The first view of a tour behind the words of a page, in degrees. */
export const BACKDROP_YAW = 210;

/** The height of the camera over the floor, in metres. */
const EYE = 1.5;

/** The direction from the camera of a room to a place, in degrees from the middle of its panorama. */
export function directionTo(room: RoomId, [east, north, height]: Place) {
  const [x, y] = standIn(room);
  const degrees = (radians: number) => (radians * 180) / Math.PI;
  return {
    yaw: degrees(Math.atan2(east - x, north - y)),
    pitch: degrees(Math.atan2(height - EYE, Math.hypot(east - x, north - y))),
  };
}

/** Where the doorway is from a room, in degrees clockwise from the middle of its panorama. */
export function doorwayFrom(room: RoomId): number {
  const [east, north] = rooms.doorway as [number, number];
  return directionTo(room, [east, north, EYE]).yaw;
}
