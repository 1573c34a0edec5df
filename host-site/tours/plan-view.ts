import type { Viewer } from '@photo-sphere-viewer/core';
import type { VirtualTourPlugin } from '@photo-sphere-viewer/virtual-tour-plugin';
import { roomOf, roomsOf, type HomeId } from './homes.js';
import { standIn } from './plan.js';
import { onPlan, planDrawing, planSize } from './plan-drawing.js';

/** Shows the plan of a home and the names of its rooms, which both lead there, and where the visitor looks. */
export function openPlan(viewer: Viewer, tour: VirtualTourPlugin, home: HomeId): void {
  const { width, height } = planSize(home);
  const part = (name: string) => {
    const element = document.createElement('div');
    element.className = name;
    // The doorways lead to the same rooms.
    element.ariaHidden = 'true';
    viewer.container.prepend(element);
    return element;
  };
  const plan = part('plan');
  const chips = part('rooms');
  plan.style.aspectRatio = `${width / height}`;
  plan.style.backgroundImage = `url("${planDrawing(home, false)}")`;
  for (const room of roomsOf(home)) {
    const { x, y } = onPlan(home, standIn(home, room));
    const [dot, chip] = [plan, chips].map((place) => {
      const button = document.createElement('button');
      button.tabIndex = -1;
      button.title = roomOf(home, room).name;
      button.addEventListener('click', () => void tour.setCurrentNode(room));
      tour.addEventListener('node-changed', ({ node }) => {
        button.ariaCurrent = `${node.id === room}`;
      });
      place.append(button);
      return button;
    });
    dot!.style.left = `${(100 * x) / width}%`;
    dot!.style.top = `${(100 * y) / height}%`;
    chip!.textContent = chip!.title;
  }
  const turn = () => plan.style.setProperty('--yaw', `${viewer.getPosition().yaw}rad`);
  viewer.addEventListener('position-updated', turn);
  tour.addEventListener('node-changed', turn);
}
