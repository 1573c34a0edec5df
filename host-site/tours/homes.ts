/** A place in metres east and north of the home's south-west corner, and above the floor. */
export type Place = readonly [east: number, north: number, height: number];

/** Something to know about a place in a room. */
export interface Spot {
  readonly at: Place;
  readonly title: string;
  readonly text: string;
}

interface Room {
  readonly name: string;
  readonly spots: readonly Spot[];
}

const spot = (at: Place, title: string, text: string): Spot => ({ at, title, text });
const room = (name: string, ...spots: readonly Spot[]): Room => ({ name, spots });

interface Home {
  readonly name: string;
  /** The first view of the first room, in degrees clockwise from the north. */
  readonly firstView: number;
  /** The rooms with a panorama; the tour begins in the first. Their ids are those of the plan. */
  readonly rooms: Readonly<Record<string, Room>>;
}

/** The homes with tours. */
export const homes = {
  heights: {
    name: 'Meridian Heights',
    firstView: 228,
    rooms: {
      living: room(
        'Living room',
        spot([3.9, 1.4, 0], 'Oak floor', 'Engineered oak, oiled. It runs on into the bedrooms.'),
        spot(
          [1.6, 0, 1.5],
          'South windows',
          'A window and a sliding door, 2.6 m wide, open to the balcony.',
        ),
        spot(
          [1.25, 4.85, 0.78],
          'Table for four',
          'It is 1.25 m across, in a room of 6.4 m by 6 m.',
        ),
      ),
      kitchen: room(
        'Kitchen',
        spot(
          [0.4, 7.2, 0.95],
          'Worktop',
          'Two runs, 5.8 m in all, with the hob under an extractor hood.',
        ),
        spot(
          [1.7, 9.4, 1.6],
          'Window over the sink',
          'It faces north, so the kitchen stays cool at noon.',
        ),
      ),
      bedroom: room(
        'Main bedroom',
        spot(
          [9.7, 2.1, 0.6],
          'King-size bed',
          'It fits with a table on each side: the room is 4.4 m wide.',
        ),
        spot([8.7, 3.72, 1.5], 'Wardrobe', 'Built in: 2.4 m wide, 2.65 m high, four doors.'),
      ),
      children: room(
        'Children’s room',
        spot(
          [6.4, 8.4, 0.8],
          'Desk',
          'The room is 3.4 m square, with space for a desk and a single bed.',
        ),
      ),
      study: room(
        'Study',
        spot(
          [10.4, 7.9, 0.8],
          'Third bedroom',
          'Set up as a study here. It is 3.9 m by 3.4 m, with a window to the east.',
        ),
      ),
      balcony: room(
        'Balcony',
        spot(
          [3.1, -2.1, 1.0],
          'The eleventh floor',
          'A glass railing of 1.1 m, and 34 m down to the trees.',
        ),
      ),
    },
  },
  villa: {
    name: 'Laterite Court',
    firstView: 236,
    rooms: {
      living: room(
        'Living room',
        spot([4.3, 1.3, 0], 'Limestone floor', 'Honed slabs of 80 cm. They stay cool in summer.'),
        spot(
          [3.2, 0, 1.5],
          'Doors to the verandah',
          'Four metres of teak and glass that slide aside.',
        ),
      ),
      kitchen: room(
        'Kitchen',
        spot([8.6, 3.7, 0.95], 'Island', 'A top of 2.2 m, with three stools.'),
        spot(
          [9.6, 1.35, 0.8],
          'Breakfast table',
          'By the windows to the garden, in the morning sun.',
        ),
      ),
      bedroom: room(
        'Bedroom',
        spot(
          [1.25, 7.5, 0.6],
          'King-size bed',
          'It fits with a table on each side: the room is 5 m by 4.3 m.',
        ),
      ),
      bathroom: room(
        'Bathroom',
        spot([6.4, 9.3, 0.6], 'Bathtub', 'It is 1.7 m long and stands free under the window.'),
      ),
      verandah: room(
        'Verandah',
        spot(
          [1.4, -1.6, 0.7],
          'Jhoola',
          'The swing hangs from the teak rafters, 3.2 m deep in the shade.',
        ),
      ),
      garden: room(
        'Garden',
        spot([9.4, -6.6, 0.9], 'A table outside', 'Under a parasol, on a terrace of its own.'),
        spot([17, -9, 1.3], 'Garden wall', 'Laterite, 1.8 m high, behind a hedge.'),
      ),
    },
  },
  penthouse: {
    name: 'Harbour Sky',
    firstView: 264,
    rooms: {
      lounge: room(
        'Lounge',
        spot([5.8, 5.73, 1.7], 'Walnut wall', 'Veneer from one tree, from floor to ceiling.'),
        spot(
          [0, 2.4, 1.7],
          'Windows to the sea',
          'Glass from floor to ceiling on two sides, 10 m in all.',
        ),
      ),
      kitchen: room(
        'Kitchen',
        spot([9.6, 3.8, 0.95], 'Island', 'A marble top of 2.4 m, with three stools.'),
        spot([11.2, 1.7, 0.8], 'A table for six', 'It is 2 m long, by the window to the terrace.'),
      ),
      bedroom: room(
        'Bedroom',
        spot([1.9, 6.5, 1.5], 'Wardrobe', 'Built in: 2.6 m wide, 2.9 m high.'),
        spot([0, 8.2, 1.7], 'West window', 'You see the sunset from the bed.'),
      ),
      bathroom: room(
        'Bathroom',
        spot([8.2, 7.9, 0.9], 'Two basins', 'On a walnut unit of 1.8 m, under one mirror.'),
      ),
      terrace: room(
        'Terrace',
        spot([-48, -30, 7], 'Sunset', 'Over the open sea, in front of the loungers.'),
        spot([-24, -37, -2], 'Sea link', 'The bridge across the bay, with its lights on.'),
        spot([9.6, -3.9, 0.5], 'Plunge pool', 'Raised above the deck: 4.4 m by 2.6 m.'),
      ),
    },
  },
} as const satisfies Record<string, Home>;

export type HomeId = keyof typeof homes;

export function isHomeId(value: string): value is HomeId {
  return Object.hasOwn(homes, value);
}

/** The ids of the rooms of a home, the one where its tour begins first. */
export function roomsOf(home: HomeId): readonly string[] {
  return Object.keys(homes[home].rooms);
}

export function isRoomOf(home: HomeId, value: unknown): value is string {
  return typeof value === 'string' && Object.hasOwn(homes[home].rooms, value);
}

export function roomOf(home: HomeId, room: string): Room {
  return (homes[home] as Home).rooms[room]!;
}

/** The address of the picture that shows all of a room; a small one comes first. */
export function panoramaOf(home: HomeId, room: string, size: 'small' | 'large' = 'large'): string {
  return `/tours/${home}-${room}${size === 'small' ? '-small' : ''}.avif`;
}
