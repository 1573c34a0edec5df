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
      living: {
        name: 'Living room',
        spots: [
          {
            at: [3.9, 1.4, 0],
            title: 'Oak floor',
            text: 'Engineered oak, oiled. It runs on into the bedrooms.',
          },
          {
            at: [1.6, 0, 1.5],
            title: 'South windows',
            text: 'A window and a sliding door, 2.6 m wide, open to the balcony.',
          },
          {
            at: [1.25, 4.85, 0.78],
            title: 'Table for four',
            text: 'It is 1.25 m across, in a room of 6.4 m by 6 m.',
          },
        ],
      },
      kitchen: {
        name: 'Kitchen',
        spots: [
          {
            at: [0.4, 7.2, 0.95],
            title: 'Worktop',
            text: 'Two runs, 5.8 m in all, with the hob under an extractor hood.',
          },
          {
            at: [1.7, 9.4, 1.6],
            title: 'Window over the sink',
            text: 'It faces north, so the kitchen stays cool at noon.',
          },
        ],
      },
      bedroom: {
        name: 'Main bedroom',
        spots: [
          {
            at: [9.7, 2.1, 0.6],
            title: 'King-size bed',
            text: 'It fits with a table on each side: the room is 4.4 m wide.',
          },
          {
            at: [8.7, 3.72, 1.5],
            title: 'Wardrobe',
            text: 'Built in: 2.4 m wide, 2.65 m high, four doors.',
          },
        ],
      },
      children: {
        name: 'Children’s room',
        spots: [
          {
            at: [6.4, 8.4, 0.8],
            title: 'Desk',
            text: 'The room is 3.4 m square, with space for a desk and a single bed.',
          },
        ],
      },
      study: {
        name: 'Study',
        spots: [
          {
            at: [10.4, 7.9, 0.8],
            title: 'Third bedroom',
            text: 'Set up as a study here. It is 3.9 m by 3.4 m, with a window to the east.',
          },
        ],
      },
      balcony: {
        name: 'Balcony',
        spots: [
          {
            at: [3.1, -2.1, 1.0],
            title: 'The eleventh floor',
            text: 'A glass railing of 1.1 m, and 34 m down to the trees.',
          },
        ],
      },
    },
  },
  villa: {
    name: 'Laterite Court',
    firstView: 236,
    rooms: {
      living: {
        name: 'Living room',
        spots: [
          {
            at: [4.3, 1.3, 0],
            title: 'Limestone floor',
            text: 'Honed slabs of 80 cm. They stay cool in summer.',
          },
          {
            at: [3.2, 0, 1.5],
            title: 'Doors to the verandah',
            text: 'Four metres of teak and glass that slide aside.',
          },
        ],
      },
      kitchen: {
        name: 'Kitchen',
        spots: [
          { at: [8.6, 3.7, 0.95], title: 'Island', text: 'A top of 2.2 m, with three stools.' },
          {
            at: [9.6, 1.35, 0.8],
            title: 'Breakfast table',
            text: 'By the windows to the garden, in the morning sun.',
          },
        ],
      },
      bedroom: {
        name: 'Bedroom',
        spots: [
          {
            at: [1.25, 7.5, 0.6],
            title: 'King-size bed',
            text: 'It fits with a table on each side: the room is 5 m by 4.3 m.',
          },
        ],
      },
      bathroom: {
        name: 'Bathroom',
        spots: [
          {
            at: [6.4, 9.3, 0.6],
            title: 'Bathtub',
            text: 'It is 1.7 m long and stands free under the window.',
          },
        ],
      },
      verandah: {
        name: 'Verandah',
        spots: [
          {
            at: [1.4, -1.6, 0.7],
            title: 'Jhoola',
            text: 'The swing hangs from the teak rafters, 3.2 m deep in the shade.',
          },
        ],
      },
      garden: {
        name: 'Garden',
        spots: [
          {
            at: [9.4, -6.6, 0.9],
            title: 'A table outside',
            text: 'Under a parasol, on a terrace of its own.',
          },
          {
            at: [17, -9, 1.3],
            title: 'Garden wall',
            text: 'Laterite, 1.8 m high, behind a hedge.',
          },
        ],
      },
    },
  },
  penthouse: {
    name: 'Harbour Sky',
    firstView: 264,
    rooms: {
      lounge: {
        name: 'Lounge',
        spots: [
          {
            at: [5.8, 5.73, 1.7],
            title: 'Walnut wall',
            text: 'Veneer from one tree, from floor to ceiling.',
          },
          {
            at: [0, 2.4, 1.7],
            title: 'Windows to the sea',
            text: 'Glass from floor to ceiling on two sides, 10 m in all.',
          },
        ],
      },
      kitchen: {
        name: 'Kitchen',
        spots: [
          {
            at: [9.6, 3.8, 0.95],
            title: 'Island',
            text: 'A marble top of 2.4 m, with three stools.',
          },
          {
            at: [11.2, 1.7, 0.8],
            title: 'A table for six',
            text: 'It is 2 m long, by the window to the terrace.',
          },
        ],
      },
      bedroom: {
        name: 'Bedroom',
        spots: [
          {
            at: [1.9, 6.5, 1.5],
            title: 'Wardrobe',
            text: 'Built in: 2.6 m wide, 2.9 m high.',
          },
          {
            at: [0, 8.2, 1.7],
            title: 'West window',
            text: 'You see the sunset from the bed.',
          },
        ],
      },
      bathroom: {
        name: 'Bathroom',
        spots: [
          {
            at: [8.2, 7.9, 0.9],
            title: 'Two basins',
            text: 'On a walnut unit of 1.8 m, under one mirror.',
          },
        ],
      },
      terrace: {
        name: 'Terrace',
        spots: [
          {
            at: [9.6, -3.9, 0.5],
            title: 'Plunge pool',
            text: 'Raised above the deck: 4.4 m by 2.6 m.',
          },
          {
            at: [-24, -37, -2],
            title: 'Sea link',
            text: 'The bridge across the bay, with its lights on.',
          },
        ],
      },
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
