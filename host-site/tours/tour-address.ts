import { homes, isHomeId, ROOM_IDS, type HomeId, type RoomId } from './homes.js';

/** The name of a tour in the query of the tours page, with or without the room to stand in. */
export function tourName(home: HomeId, room?: RoomId): string {
  return room ? `${home}-${room}` : home;
}

/** The tour and the room with such a name. */
export function tourNamed(name: string): { readonly home?: HomeId; readonly room?: RoomId } {
  const [home = '', room = ''] = name.split('-');
  return isHomeId(home) ? { home, ...(isRoomId(room) && { room }) } : {};
}

/** The room of a home with this name, as visitors read it. */
export function roomCalled(home: HomeId, name: string): RoomId | undefined {
  return ROOM_IDS.find((room) => homes[home].rooms[room].name === name);
}

export function isRoomId(value: unknown): value is RoomId {
  return ROOM_IDS.includes(value as RoomId);
}
