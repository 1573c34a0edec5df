import { isRoomOf, roomOf, type HomeId, type Place } from './homes.js';
import plans from './plans.json';

/** The plan of a home, as the pictures were rendered from it. */
export interface Plan {
  readonly rooms: Readonly<Record<string, PlanRoom>>;
  readonly walls: readonly Wall[];
  readonly ways: readonly Way[];
  readonly furniture: readonly Piece[];
}

interface PlanRoom {
  /** West, south, east and north, in metres. */
  readonly area: readonly number[];
  /** The position of the camera. */
  readonly stand?: readonly number[];
  readonly outdoors?: boolean;
}

interface Wall {
  /** Its ends, west or south first: x, y, x and y. */
  readonly line: readonly number[];
  /** Metres; 0.12 if not said. */
  readonly thick?: number;
  readonly openings: readonly { readonly at: readonly number[]; readonly kind: string }[];
}

/** Two rooms and the doors that lead from the first to the second. */
interface Way {
  readonly rooms: readonly string[];
  readonly doors: readonly (readonly number[])[];
}

interface Piece {
  readonly piece: string;
  readonly at: readonly number[];
  readonly turn?: number;
  readonly size?: readonly number[];
}

export const planOf = (home: HomeId): Plan => plans[home];

/** The height of the camera over the floor, in metres. */
const EYE = 1.5;

/** The position of the camera in a room, in metres east and north. */
export function standIn(home: HomeId, room: string): readonly [east: number, north: number] {
  const [east, north] = planOf(home).rooms[room]!.stand!;
  return [east!, north!];
}

/** The direction from the camera of a room to a place, in degrees clockwise from the north. */
export function directionTo(home: HomeId, room: string, [east, north, height]: Place) {
  const [x, y] = standIn(home, room);
  const degrees = (radians: number) => (radians * 180) / Math.PI;
  return {
    yaw: degrees(Math.atan2(east - x, north - y)),
    pitch: degrees(Math.atan2(height - EYE, Math.hypot(east - x, north - y))),
  };
}

/** A spot or a room that a visitor has looked at: its place on the plan, and for how many seconds. */
export interface Seen {
  readonly home: HomeId;
  readonly name: string;
  readonly at: readonly number[];
  readonly seconds: number;
}

/** The cosine of the angle within which a spot is looked at. */
const IN_SIGHT = 0.95;

/** Finds the spot in a direction from the camera of a room, in radians, or else the room. */
export function seenFrom(home: HomeId, room: string, yaw: number) {
  const { name, spots } = roomOf(home, room);
  const angleTo = (at: Place) => (directionTo(home, room, at).yaw * Math.PI) / 180 - yaw;
  const spot = spots.find(({ at }) => Math.cos(angleTo(at)) > IN_SIGHT);
  return spot ? { name: spot.title, at: spot.at } : { name, at: standIn(home, room) };
}

/** The rooms that one can walk to from a room, each with the direction to its nearest threshold. */
export function doorwaysFrom(home: HomeId, room: string) {
  return planOf(home).ways.flatMap(({ rooms, doors }) => {
    const at = rooms.indexOf(room);
    const to = rooms[1 - at]!;
    if (at < 0 || !isRoomOf(home, to)) return [];
    const [east, north] = (at === 0 ? doors[0] : doors.at(-1))!;
    return [{ to, ...directionTo(home, room, [east!, north!, 0.15]) }];
  });
}
