import { Viewer } from '@photo-sphere-viewer/core';
import '@photo-sphere-viewer/core/index.css';
import { GyroscopePlugin } from '@photo-sphere-viewer/gyroscope-plugin';
import { MapPlugin } from '@photo-sphere-viewer/map-plugin';
import '@photo-sphere-viewer/map-plugin/index.css';
import { MarkersPlugin } from '@photo-sphere-viewer/markers-plugin';
import '@photo-sphere-viewer/markers-plugin/index.css';
import { StereoPlugin } from '@photo-sphere-viewer/stereo-plugin';
import { VirtualTourPlugin } from '@photo-sphere-viewer/virtual-tour-plugin';
import '@photo-sphere-viewer/virtual-tour-plugin/index.css';
import {
  BACKDROP_YAW,
  directionTo,
  doorwayFrom,
  homes,
  isHomeId,
  onPlan,
  panoramaOf,
  planOf,
  ROOM_IDS,
  standIn,
  START_YAW,
  type HomeId,
  type RoomId,
} from './homes.js';
import { isRoomId } from './tour-address.js';
import { openBar, openDoorways, spotMarker } from './tour-controls.js';

const query = new URLSearchParams(location.search);
const asked = query.get('home') ?? '';
const home: HomeId = isHomeId(asked) ? asked : 'heights';
const { name, rooms } = homes[home];
const wanted = query.get('room');
/** The room where the tour begins. */
const first: RoomId = isRoomId(wanted) ? wanted : 'front';
/** Behind the words of another page there is nothing but the rooms. */
const isBackdrop = query.has('backdrop');
document.documentElement.toggleAttribute('data-backdrop', isBackdrop);

document.title = `Tour of ${name}`;

const inDegrees = ({ yaw, pitch }: { yaw: number; pitch: number }) => ({
  yaw: `${yaw}deg`,
  pitch: `${pitch}deg`,
});
const other: Readonly<Record<RoomId, RoomId>> = { front: 'back', back: 'front' };
const nodes = ROOM_IDS.map((room) => ({
  id: room,
  name: rooms[room].name,
  caption: rooms[room].name,
  panorama: panoramaOf(home, room),
  map: onPlan(standIn(room)),
  ...(!isBackdrop && {
    links: [{ nodeId: other[room], position: inDegrees({ yaw: doorwayFrom(room), pitch: -12 }) }],
    markers: rooms[room].spots.map((spot) =>
      spotMarker(spot, inDegrees(directionTo(room, spot.at))),
    ),
  }),
}));

const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
/** The size of the plan, and the per cent of its own size at which it fits. */
const [planSize, planZoom] = matchMedia('(min-width: 40rem)').matches ? [220, 31] : [132, 18];
const place = document.querySelector<HTMLElement>('#tour')!;
try {
  const tourPlugin = VirtualTourPlugin.withConfig({
    nodes,
    startNodeId: first,
    preload: true,
    getLinkTooltip: (_content, _link, { name: room }) => room ?? '',
    ...(!isBackdrop && { map: { imageUrl: planOf(home) } }),
    transitionOptions: {
      effect: isStill ? 'none' : 'fade',
      speed: 700,
      rotation: !isStill,
      showLoader: false,
    },
  });
  const viewer = new Viewer({
    container: place,
    navbar: !isBackdrop && ['zoom', 'move', 'caption', 'gyroscope', 'stereo', 'fullscreen'],
    defaultYaw: `${isBackdrop ? BACKDROP_YAW : START_YAW}deg`,
    defaultZoomLvl: 15,
    moveSpeed: 1.2,
    keyboard: 'always',
    // The page behind which it is scrolls.
    mousewheel: !isBackdrop,
    plugins: isBackdrop
      ? [tourPlugin]
      : [
          MarkersPlugin,
          GyroscopePlugin,
          StereoPlugin,
          MapPlugin.withConfig({
            shape: 'square',
            size: `${planSize}px`,
            position: 'top left',
            static: true,
            defaultZoom: planZoom,
            minZoom: planZoom,
            overlayImage: '',
            coneColor: '#10b981',
            spotStyle: { color: '#047857', size: 12 },
            buttons: { maximize: false, close: false, reset: false, north: false },
          }),
          tourPlugin,
        ],
  });
  viewer.addEventListener('ready', () => {
    place.dataset['state'] = 'ready';
  });
  const tour = viewer.getPlugin<VirtualTourPlugin>(VirtualTourPlugin);
  if (!isBackdrop) openBar(viewer);
  openDoorways(viewer, tour, (room) => rooms[room as RoomId].name);
  tour.addEventListener('node-changed', ({ node }) => {
    place.dataset['room'] = node.id;
  });
  onWalk((room) => void tour.setCurrentNode(room));
} catch {
  // No WebGL: the rooms as plain wide pictures, which can be scrolled through.
  place.dataset['state'] = 'flat';
  const pictures = ROOM_IDS.map((room) => {
    const picture = new Image();
    picture.src = panoramaOf(home, room);
    picture.alt = `${name}: ${rooms[room].name}, all around`;
    return picture;
  });
  place.append(...pictures);
  onWalk((room) => pictures[ROOM_IDS.indexOf(room)]!.scrollIntoView());
}

/** Listens to the page around the tour, which names the room to walk to. */
function onWalk(walk: (room: RoomId) => void): void {
  addEventListener('message', ({ origin, data }: MessageEvent) => {
    const { room } = Object(data) as { readonly room?: unknown };
    if (origin === location.origin && isRoomId(room)) walk(room);
  });
}
