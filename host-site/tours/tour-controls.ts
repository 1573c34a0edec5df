import type { Viewer } from '@photo-sphere-viewer/core';
import type { MarkerConfig } from '@photo-sphere-viewer/markers-plugin';
import type { VirtualTourPlugin } from '@photo-sphere-viewer/virtual-tour-plugin';
import type { Spot } from './homes.js';

const DOORWAY = '.psv-virtual-tour-link';
const BUTTON = '.psv-button[tabindex]';
/** Controls that act while they are held down. */
const HELD = '.psv-zoom-button, .psv-move-button';

/**
 * Makes the controls in the viewer's bar accessible: they get a role, and respond to Space and
 * assistive technology like to Enter. The caption announces the current room.
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
 * Names the doorway of each room and makes it usable with the keyboard. The focus moves to the
 * doorway back.
 *
 * @param nameOf - the name of a room by the id of its node
 */
export function openDoorways(
  viewer: Viewer,
  tour: VirtualTourPlugin,
  nameOf: (id: string) => string,
): void {
  const { container } = viewer;
  let gone = false;
  // A held key must not go back and forth.
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

/** The marker of a spot: a button that shows its note or hides it. Its label is the whole note. */
export function spotMarker(
  { title, text }: Spot,
  position: { yaw: string; pitch: string },
): MarkerConfig {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'spot';
  element.setAttribute('aria-label', `${title}: ${text}`);
  element.setAttribute('aria-expanded', 'false');
  const note = document.createElement('span');
  note.innerHTML = '<b></b> <span></span>';
  note.firstElementChild!.textContent = title;
  note.lastElementChild!.textContent = text;
  element.append(note);
  element.addEventListener('click', () => {
    element.ariaExpanded = `${element.ariaExpanded !== 'true'}`;
  });
  return { id: title, element, position };
}

function isIn(target: EventTarget | null, selector: string): target is Element {
  return target instanceof Element && target.closest(selector) !== null;
}

/** Whether the viewer handles the click itself. */
function isByPointer(clicks: number): boolean {
  return clicks > 0;
}

/** Dispatches an Enter key event to a control of the viewer, which knows only that key. */
function passOn(control: Element, type: string): void {
  control.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true }));
}
