import { Viewer } from '@photo-sphere-viewer/core';
import '@photo-sphere-viewer/core/index.css';
import { VirtualTourPlugin } from '@photo-sphere-viewer/virtual-tour-plugin';
import '@photo-sphere-viewer/virtual-tour-plugin/index.css';
import {
  doorwayFrom,
  homes,
  isHomeId,
  panoramaOf,
  ROOM_IDS,
  START_YAW,
  type HomeId,
  type RoomId,
} from './homes.js';
import { openBar, openDoorways } from './tour-controls.js';

const asked = new URLSearchParams(location.search).get('home') ?? '';
const home: HomeId = isHomeId(asked) ? asked : 'heights';
const { name, rooms } = homes[home];

document.title = `Tour of ${name}`;

const other: Readonly<Record<RoomId, RoomId>> = { front: 'back', back: 'front' };
const nodes = ROOM_IDS.map((room) => ({
  id: room,
  name: rooms[room],
  caption: rooms[room],
  panorama: panoramaOf(home, room),
  links: [
    {
      nodeId: other[room],
      position: { yaw: `${doorwayFrom(room)}deg`, pitch: '-12deg' },
    },
  ],
}));

const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
const place = document.querySelector<HTMLElement>('#tour')!;
try {
  const viewer = new Viewer({
    container: place,
    navbar: ['zoom', 'move', 'caption', 'fullscreen'],
    defaultYaw: `${START_YAW}deg`,
    defaultZoomLvl: 15,
    moveSpeed: 1.2,
    keyboard: 'always',
    plugins: [
      VirtualTourPlugin.withConfig({
        nodes,
        startNodeId: 'front',
        preload: true,
        getLinkTooltip: (_content, _link, { name: room }) => room ?? '',
        transitionOptions: {
          effect: still ? 'none' : 'fade',
          speed: 700,
          rotation: !still,
          showLoader: false,
        },
      }),
    ],
  });
  viewer.addEventListener('ready', () => {
    place.dataset['state'] = 'ready';
  });
  const tour = viewer.getPlugin<VirtualTourPlugin>(VirtualTourPlugin);
  openBar(viewer);
  openDoorways(viewer, tour, (room) => rooms[room as RoomId]);
  tour.addEventListener('node-changed', ({ node }) => {
    place.dataset['room'] = node.id;
  });
} catch {
  // No WebGL: the rooms as plain wide pictures, which can be scrolled through.
  place.dataset['state'] = 'flat';
  for (const room of ROOM_IDS) {
    const picture = new Image();
    picture.src = panoramaOf(home, room);
    picture.alt = `${name}: ${rooms[room]}, all around`;
    place.append(picture);
  }
}
