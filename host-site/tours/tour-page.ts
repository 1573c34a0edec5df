import { Viewer } from '@photo-sphere-viewer/core';
import '@photo-sphere-viewer/core/index.css';
import { GyroscopePlugin } from '@photo-sphere-viewer/gyroscope-plugin';
import { MarkersPlugin } from '@photo-sphere-viewer/markers-plugin';
import '@photo-sphere-viewer/markers-plugin/index.css';
import { StereoPlugin } from '@photo-sphere-viewer/stereo-plugin';
import { VirtualTourPlugin } from '@photo-sphere-viewer/virtual-tour-plugin';
import '@photo-sphere-viewer/virtual-tour-plugin/index.css';
import { homes, isHomeId, isRoomOf, panoramaOf, roomOf, roomsOf, type HomeId } from './homes.js';
import { guide } from './guide.js';
import { directionTo, doorwaysFrom, seenFrom } from './plan.js';
import { openPlan } from './plan-view.js';
import { Doorways, openBar, spotMarker } from './tour-controls.js';

const query = new URLSearchParams(location.search);
const asked = query.get('home') ?? '';
const home: HomeId = isHomeId(asked) ? asked : 'heights';
const { name, firstView } = homes[home];
const rooms = roomsOf(home);
const wanted = query.get('room');
/** The room where the tour begins. */
const first = isRoomOf(home, wanted) ? wanted : rooms[0]!;
/** Behind the words of another page there is nothing but the rooms. */
const isBackdrop = query.has('backdrop');
document.documentElement.toggleAttribute('data-backdrop', isBackdrop);

document.title = `Tour of ${name}`;

const inDegrees = ({ yaw, pitch }: { yaw: number; pitch: number }) => ({
  yaw: `${yaw}deg`,
  pitch: `${pitch}deg`,
});
const nameOf = (room: string) => roomOf(home, room).name;
const doorways = new Doorways(nameOf);
const nodes = rooms.map((room) => ({
  id: room,
  name: nameOf(room),
  panorama: panoramaOf(home, room, 'small'),
  ...(!isBackdrop && {
    links: doorwaysFrom(home, room).map(({ to, ...direction }) => ({
      nodeId: to,
      position: inDegrees(direction),
    })),
    markers: roomOf(home, room).spots.map((spot) =>
      spotMarker(spot, inDegrees(directionTo(home, room, spot.at))),
    ),
  }),
}));

// The page around a tour closes it on Escape. A key that is pressed in a frame does not reach that page.
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  window.frameElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
});

/** The room that the visitor is in, or walks to. */
let goal = first;
const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
const place = document.querySelector<HTMLElement>('#tour')!;
try {
  const tourPlugin = VirtualTourPlugin.withConfig({
    nodes,
    startNodeId: first,
    preload: true,
    renderMode: '2d',
    arrowStyle: { element: doorways.mark, size: { width: 48, height: 48 } },
    showLinkTooltip: false,
    transitionOptions: {
      effect: isStill ? 'none' : 'fade',
      speed: 700,
      rotation: !isStill,
      showLoader: false,
    },
  });
  const viewer = new Viewer({
    container: place,
    navbar: !isBackdrop && ['zoom', 'move', 'gyroscope', 'stereo', 'fullscreen'],
    defaultYaw: `${firstView}deg`,
    defaultZoomLvl: 15,
    moveSpeed: 1.2,
    keyboard: 'always',
    // The page behind which it is scrolls.
    mousewheel: !isBackdrop,
    plugins: isBackdrop ? [tourPlugin] : [MarkersPlugin, GyroscopePlugin, StereoPlugin, tourPlugin],
  });
  viewer.addEventListener('ready', () => {
    place.dataset['state'] = 'ready';
  });
  const tour = viewer.getPlugin<VirtualTourPlugin>(VirtualTourPlugin);
  if (!isBackdrop) openBar(viewer, tour);
  if (!isBackdrop) openPlan(viewer, tour, home);
  doorways.open(viewer, tour);
  tour.addEventListener('node-changed', ({ node }) => {
    goal = node.id;
    place.dataset['room'] = goal;
    void sharpen(viewer, node.id);
  });
  onWord(
    (room) => room !== goal && void tour.setCurrentNode((goal = room)),
    isBackdrop ? undefined : guide(viewer, tour, home, isStill),
  );
  const tell = () => {
    const seen = { home, seconds: 1, ...seenFrom(home, goal, viewer.getPosition().yaw) };
    if (!document.hidden) parent.postMessage({ seen }, location.origin);
  };
  if (!isBackdrop) setInterval(tell, 1000);
} catch {
  // No WebGL: the rooms as plain wide pictures, which can be scrolled through.
  place.dataset['state'] = 'flat';
  const pictures = rooms.map((room) => {
    const picture = new Image();
    picture.loading = room === first ? 'eager' : 'lazy';
    picture.src = panoramaOf(home, room);
    picture.alt = `${name}: ${nameOf(room)}, all around`;
    return picture;
  });
  place.append(...pictures);
  onWord((room) => pictures[rooms.indexOf(room)]!.scrollIntoView());
}

/** Replaces the small picture of a room by the large one, unless the visitor leaves the room before. */
async function sharpen(viewer: Viewer, room: string): Promise<void> {
  const options = { transition: false, showLoader: false } as const;
  const isDone = await viewer.setPanorama(panoramaOf(home, room), options);
  if (isDone) place.dataset['sharp'] = room;
}

/** Listens to the page around the tour, which names the room to walk to, and what the assistant says. */
function onWord(walk: (room: string) => unknown, hear?: (said: string) => void): void {
  addEventListener('message', ({ origin, data }: MessageEvent) => {
    const { room, said } = Object(data) as Readonly<Record<'room' | 'said', unknown>>;
    if (origin !== location.origin) return;
    if (isRoomOf(home, room)) walk(room);
    if (typeof said === 'string') hear?.(said);
  });
}
