import type { Viewer } from '@photo-sphere-viewer/core';
import type { VirtualTourPlugin } from '@photo-sphere-viewer/virtual-tour-plugin';
import { roomOf, type HomeId } from './homes.js';
import { directionTo } from './plan.js';

/** How fast the view turns to what is named, and drifts before, in revolutions per minute. */
const SPEED = { named: '4rpm', next: '1rpm' } as const;

/**
 * Creates a function that takes the words of the assistant: they are a caption, and the view turns to the spot that
 * they name. While they are about the room, it drifts to the first spot. Without motion it jumps.
 */
export function guide(viewer: Viewer, tour: VirtualTourPlugin, home: HomeId, isStill: boolean) {
  const caption = document.createElement('p');
  caption.className = 'said';
  // They are heard, and in the transcript.
  caption.ariaHidden = 'true';
  viewer.container.append(caption);
  let shown = '';
  const follow = (said: string) => {
    caption.textContent = said;
    const room = tour.getCurrentNode()?.id;
    if (!room) return;
    const { name, spots } = roomOf(home, room);
    const isNamed = (words: string) => said.toLowerCase().includes(words.toLowerCase());
    const named = spots.findLast(({ title }) => isNamed(title));
    const spot = named ?? (isNamed(name) ? spots[0] : undefined);
    const goal = `${room} ${spot?.title} ${Boolean(named)}`;
    if (!spot || goal === shown) return;
    shown = goal;
    for (const mark of viewer.container.querySelectorAll('.spot'))
      mark.ariaCurrent = `${mark.ariaLabel!.startsWith(`${named?.title}:`)}`;
    const { yaw, pitch } = directionTo(home, room, spot.at);
    const view = { yaw: `${yaw}deg`, pitch: `${pitch}deg` };
    if (isStill) viewer.rotate(view);
    else void viewer.animate({ ...view, speed: named ? SPEED.named : SPEED.next });
  };
  tour.addEventListener('node-changed', () => follow(caption.textContent));
  return follow;
}
