import { homes, isHomeId, isRoomOf, roomOf, roomsOf, type HomeId } from './homes.js';

/** The name of a tour in the query of the tours page, with or without the room to stand in. */
export function tourName(home: HomeId, room?: string): string {
  return room ? `${home}-${room}` : home;
}

/** The tour and the room with such a name. */
export function tourNamed(name: string): { readonly home?: HomeId; readonly room?: string } {
  const [home = '', room = ''] = name.split('-');
  return isHomeId(home) ? { home, ...(isRoomOf(home, room) && { room }) } : {};
}

/** The room of a home with this name, as visitors read it. */
export function roomCalled(home: HomeId, name: string): string | undefined {
  return roomsOf(home).find((room) => roomOf(home, room).name === name);
}

/** The names of a home's rooms, as visitors read them. */
export function roomNames(home: HomeId): readonly string[] {
  return Object.values(homes[home].rooms).map(({ name }) => name);
}
