import type { Viewer } from '@photo-sphere-viewer/core';
import type { VirtualTourPlugin } from '@photo-sphere-viewer/virtual-tour-plugin';
import { roomOf, roomsOf, type HomeId } from './homes.js';
import { standIn } from './plan.js';
import { onPlan, planDrawing, planSize } from './plan-drawing.js';

/** Shows the plan of a home, with a dot in each room that leads there, and where the visitor looks. */
export function openPlan(viewer: Viewer, tour: VirtualTourPlugin, home: HomeId): void {
  const { width, height } = planSize(home);
  const plan = document.createElement('div');
  plan.className = 'plan';
  // The doorways lead to the same rooms.
  plan.ariaHidden = 'true';
  plan.style.aspectRatio = `${width / height}`;
  plan.style.backgroundImage = `url("${planDrawing(home, false)}")`;
  for (const room of roomsOf(home)) {
    const { x, y } = onPlan(home, standIn(home, room));
    const dot = document.createElement('button');
    dot.tabIndex = -1;
    dot.title = roomOf(home, room).name;
    dot.style.left = `${(100 * x) / width}%`;
    dot.style.top = `${(100 * y) / height}%`;
    dot.addEventListener('click', () => void tour.setCurrentNode(room));
    tour.addEventListener('node-changed', ({ node }) => {
      dot.ariaCurrent = `${node.id === room}`;
    });
    plan.append(dot);
  }
  const turn = () => plan.style.setProperty('--yaw', `${viewer.getPosition().yaw}rad`);
  viewer.addEventListener('position-updated', turn);
  tour.addEventListener('node-changed', turn);
  viewer.container.prepend(plan);
}
