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

/** A room with its spots by their titles, which differ within it. */
const room = (name: string, spots: Readonly<Record<string, readonly [Place, string]>>): Room => ({
  name,
  spots: Object.entries(spots).map(([title, [at, text]]) => ({ at, title, text })),
});

interface Home {
  readonly name: string;
  /** The first view of the first room, in degrees clockwise from the north. */
  readonly firstView: number;
  /** The rooms with a panorama; the tour begins in the first. Their ids are those of the plan. */
  readonly rooms: Readonly<Record<string, Room>>;
}

export const homes = {
  heights: {
    name: 'Meridian Heights',
    firstView: 228,
    rooms: {
      living: room('Living room', {
        'Oak floor': [[3.9, 1.4, 0], 'Engineered oak, oiled. It runs on into the bedrooms.'],
        'South windows': [
          [1.6, 0, 1.5],
          'A window and a sliding door, 2.6 m wide, open to the balcony.',
        ],
        'Table for four': [[1.25, 4.85, 0.78], 'It is 1.25 m across, in a room of 6.4 m by 6 m.'],
      }),
      kitchen: room('Kitchen', {
        Worktop: [
          [0.4, 7.2, 0.95],
          'Two runs, 5.8 m in all, with the hob under an extractor hood.',
        ],
        'Window over the sink': [
          [1.7, 9.4, 1.6],
          'It faces north, so the kitchen stays cool at noon.',
        ],
      }),
      bedroom: room('Main bedroom', {
        'King-size bed': [
          [9.7, 2.1, 0.6],
          'It fits with a table on each side: the room is 4.4 m wide.',
        ],
        Wardrobe: [[8.7, 3.72, 1.5], 'Built in: 2.4 m wide, 2.65 m high, four doors.'],
      }),
      children: room('Children’s room', {
        Desk: [
          [6.4, 8.4, 0.8],
          'The room is 3.4 m square, with space for a desk and a single bed.',
        ],
      }),
      study: room('Study', {
        'Third bedroom': [
          [10.4, 7.9, 0.8],
          'Set up as a study here. It is 3.9 m by 3.4 m, with a window to the east.',
        ],
      }),
      balcony: room('Balcony', {
        'The eleventh floor': [
          [3.1, -2.1, 1.0],
          'A glass railing of 1.1 m, and 34 m down to the trees.',
        ],
      }),
    },
  },
  villa: {
    name: 'Laterite Court',
    firstView: 236,
    rooms: {
      living: room('Living room', {
        'Limestone floor': [[4.3, 1.3, 0], 'Honed slabs of 80 cm. They stay cool in summer.'],
        'Doors to the verandah': [[3.2, 0, 1.5], 'Four metres of teak and glass that slide aside.'],
      }),
      kitchen: room('Kitchen', {
        Island: [[8.6, 3.7, 0.95], 'A top of 2.2 m, with three stools.'],
        'Breakfast table': [[9.6, 1.35, 0.8], 'By the windows to the garden, in the morning sun.'],
      }),
      bedroom: room('Bedroom', {
        'King-size bed': [
          [1.25, 7.5, 0.6],
          'It fits with a table on each side: the room is 5 m by 4.3 m.',
        ],
      }),
      bathroom: room('Bathroom', {
        Bathtub: [[6.4, 9.3, 0.6], 'It is 1.7 m long and stands free under the window.'],
      }),
      verandah: room('Verandah', {
        Jhoola: [
          [1.4, -1.6, 0.7],
          'The swing hangs from the teak rafters, 3.2 m deep in the shade.',
        ],
      }),
      garden: room('Garden', {
        'A table outside': [[9.4, -6.6, 0.9], 'Under a parasol, on a terrace of its own.'],
        'Garden wall': [[17, -9, 1.3], 'Laterite, 1.8 m high, behind a hedge.'],
      }),
    },
  },
  penthouse: {
    name: 'Harbour Sky',
    firstView: 264,
    rooms: {
      lounge: room('Lounge', {
        'Walnut wall': [[5.8, 5.73, 1.7], 'Veneer from one tree, from floor to ceiling.'],
        'Windows to the sea': [
          [0, 2.4, 1.7],
          'Glass from floor to ceiling on two sides, 10 m in all.',
        ],
      }),
      kitchen: room('Kitchen', {
        Island: [[9.6, 3.8, 0.95], 'A marble top of 2.4 m, with three stools.'],
        'A table for six': [[11.2, 1.7, 0.8], 'It is 2 m long, by the window to the terrace.'],
      }),
      bedroom: room('Bedroom', {
        Wardrobe: [[1.9, 6.5, 1.5], 'Built in: 2.6 m wide, 2.9 m high.'],
        'West window': [[0, 8.2, 1.7], 'You see the sunset from the bed.'],
      }),
      bathroom: room('Bathroom', {
        'Two basins': [[8.2, 7.9, 0.9], 'On a walnut unit of 1.8 m, under one mirror.'],
      }),
      terrace: room('Terrace', {
        Sunset: [[-48, -30, 7], 'Over the open sea, in front of the loungers.'],
        'Sea link': [[-24, -37, -2], 'The bridge across the bay, with its lights on.'],
        'Plunge pool': [[9.6, -3.9, 0.5], 'Raised above the deck: 4.4 m by 2.6 m.'],
      }),
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
