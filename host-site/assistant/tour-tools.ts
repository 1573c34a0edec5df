import type { AssistantTool } from 'voice-assistant/core';
import { sampleTours } from '../content/tours.js';
import { roomCalled, roomNames, tourName, tourNamed } from '../tours/tour-address.js';
import { inputs, type Go } from './tool-inputs.js';

const PAGE = '/virtual-tours';

const rooms = [...new Set(sampleTours.flatMap(({ id }) => roomNames(id)))];

/** Opens a tour, and walks through it. A look at a home changes nothing, so the visitor is not asked. */
export const tourTools = (go: Go): readonly AssistantTool[] => [
  {
    name: 'open_tour',
    title: 'Open a tour',
    description: 'Opens the virtual tour of a home, where it begins or in one of its rooms',
    inputSchema: inputs(
      {
        home: { title: 'Home', enum: sampleTours.map(({ title }) => title) },
        room: { title: 'Room', enum: rooms },
      },
      ['home'],
    ),
    readOnly: true,
    execute({ home, room = '' }) {
      const { id } = sampleTours.find(({ title }) => title === home)!;
      go(`${PAGE}?tour=${tourName(id, roomCalled(id, String(room)))}`);
      return { opened: home, rooms: roomNames(id) };
    },
  },
  {
    name: 'walk_to_room',
    title: 'Walk to a room',
    description: 'Walks to a room of the home whose tour is open',
    inputSchema: inputs({ room: { title: 'Room', enum: rooms } }),
    readOnly: true,
    execute({ room }) {
      const { home } = tourNamed(new URLSearchParams(location.search).get('tour') ?? '');
      if (!home) return { problem: 'No tour is open. Open one first.' };
      const id = roomCalled(home, String(room));
      if (!id) return { problem: `This home has no ${String(room)}.`, rooms: roomNames(home) };
      go(`${PAGE}?tour=${tourName(home, id)}`);
      return { room };
    },
  },
];
