import type { Viewer } from '@photo-sphere-viewer/core';
import type { VirtualTourPlugin } from '@photo-sphere-viewer/virtual-tour-plugin';

const DOORWAY = '.psv-virtual-tour-link';
const BUTTON = '.psv-button[tabindex]';
/** What goes on for as long as it is held down. */
const HELD = '.psv-zoom-button, .psv-move-button';

/**
 * Makes buttons of the controls in the viewer's bar, which come as they are for a pointer: they have a
 * role, and Space and what presses for a screen reader press them, as Enter does. The caption is read and
 * not pressed: it says which room one has come to.
 */
export function openBar(viewer: Viewer): void {
  const { container } = viewer;
  const caption = container.querySelector('.psv-caption');
  caption?.removeAttribute('tabindex');
  caption?.setAttribute('role', 'status');
  for (const button of container.querySelectorAll(BUTTON)) button.setAttribute('role', 'button');
  const fullscreen = container.querySelector('.psv-fullscreen-button');
  fullscreen?.setAttribute('aria-pressed', 'false');
  viewer.addEventListener('fullscreen', ({ fullscreenEnabled }) => {
    fullscreen?.setAttribute('aria-pressed', `${fullscreenEnabled}`);
  });

  const onSpace = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !isIn(event.target, BUTTON)) return;
    event.preventDefault();
    passOn(event.target, event.type);
  };
  container.addEventListener('keydown', onSpace);
  container.addEventListener('keyup', onSpace);
  const onClick = ({ target, detail }: MouseEvent) => {
    if (isByPointer(detail) || !isIn(target, HELD)) return;
    passOn(target, 'keydown');
    passOn(target, 'keyup');
  };
  // Before the buttons themselves, which keep their clicks.
  container.addEventListener('click', onClick, { capture: true });
}

/**
 * Gives the doorway of each room a name, and lets it be gone through without a pointer. The focus goes
 * through it, too: on its other side it is on the doorway back.
 *
 * @param nameOf - The name of a room, by the id of its node.
 */
export function openDoorways(
  viewer: Viewer,
  tour: VirtualTourPlugin,
  nameOf: (id: string) => string,
): void {
  const { container } = viewer;
  let gone = false;
  // A key that is held does not go to and fro.
  container.addEventListener('keydown', (event) => {
    if (event.repeat && isIn(event.target, DOORWAY)) event.preventDefault();
  });
  container.addEventListener('click', ({ target, detail }) => {
    const link = tour.getCurrentNode()?.links?.[0];
    if (isByPointer(detail) || !link || !isIn(target, DOORWAY)) return;
    gone = true;
    void tour.setCurrentNode(link.nodeId, undefined, link);
  });
  tour.addEventListener('node-changed', ({ node }) => {
    const doorway = container.querySelector<HTMLElement>(DOORWAY);
    const to = node.links?.[0]?.nodeId;
    if (!doorway || to === undefined) return;
    doorway.setAttribute('aria-label', `Go to ${nameOf(to)}`);
    if (gone && document.activeElement === document.body) doorway.focus();
    gone = false;
  });
}

function isIn(target: EventTarget | null, selector: string): target is Element {
  return target instanceof Element && target.closest(selector) !== null;
}

/** The viewer follows pointers by itself. */
function isByPointer(clicks: number): boolean {
  return clicks > 0;
}

/** Tells a control of the viewer that Enter goes down or up: the one key that it knows. */
function passOn(control: Element, type: string): void {
  control.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true }));
}
