import rooms from './rooms.json';

export const ROOM_IDS = ['front', 'back'] as const;
export type RoomId = (typeof ROOM_IDS)[number];

/** The homes with tours: names and rooms. */
export const homes = {
  heights: { name: 'Meridian Heights', rooms: { front: 'Living room', back: 'Bedroom' } },
  villa: { name: 'Laterite Court', rooms: { front: 'Living room', back: 'Kitchen' } },
  penthouse: { name: 'Harbour Sky', rooms: { front: 'Lounge', back: 'Bedroom' } },
} as const satisfies Record<string, { name: string; rooms: Record<RoomId, string> }>;

export type HomeId = keyof typeof homes;

/** The address of the picture that shows all of a room. */
export function panoramaOf(home: HomeId, room: RoomId): string {
  return `/tours/${home}-${room}.avif`;
}

export function isHomeId(value: string): value is HomeId {
  return Object.hasOwn(homes, value);
}

/**
 * Where one looks at first in the front room, in degrees clockwise from the middle of its panorama: the
 * doorway is in sight, with its arrow before it, and the windows beside it.
 */
export const START_YAW = 100;

/** Where the doorway is from a room, in degrees clockwise from the middle of its panorama. */
export function doorwayFrom(room: RoomId): number {
  const [x, y] = rooms.stands[room] as [number, number];
  const [doorX, doorY] = rooms.doorway as [number, number];
  return (Math.atan2(doorX - x, doorY - y) * 180) / Math.PI;
}
