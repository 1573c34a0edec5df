import type { Viewer } from '@photo-sphere-viewer/core';
import type { MarkerConfig } from '@photo-sphere-viewer/markers-plugin';
import type { VirtualTourPlugin } from '@photo-sphere-viewer/virtual-tour-plugin';
import type { Spot } from './homes.js';

const DOORWAY = '.doorway';
const BUTTON = '.psv-button[tabindex]';
/** Controls that act while they are held down. */
const HELD = '.psv-zoom-button, .psv-move-button';

/**
 * Makes the controls in the viewer's bar accessible: they get a role, and respond to Space and
 * assistive technology like to Enter. Announces the current room.
 */
export function openBar(viewer: Viewer, tour: VirtualTourPlugin): void {
  const { container } = viewer;
  const status = document.createElement('p');
  status.role = 'status';
  status.className = 'room-status';
  container.append(status);
  tour.addEventListener('node-changed', ({ node }) => {
    status.textContent = node.name ?? '';
  });
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

/** The doorways of the rooms, as marks on their floors. */
export class Doorways {
  /** The marks of the current room, by the room behind them. */
  readonly #marks = new Map<string, HTMLElement>();
  readonly #nameOf: (room: string) => string;

  constructor(nameOf: (room: string) => string) {
    this.#nameOf = nameOf;
  }

  /** A button with the name of the room that it leads to. */
  readonly mark = ({ nodeId }: { readonly nodeId: string }): HTMLElement => {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = 'doorway';
    element.dataset['room'] = nodeId;
    element.setAttribute('aria-label', `Go to ${this.#nameOf(nodeId)}`);
    element.append(document.createElement('span'));
    element.firstElementChild!.textContent = this.#nameOf(nodeId);
    this.#marks.set(nodeId, element);
    return element;
  };

  /**
   * Makes the doorways usable with the keyboard, also those that are not in view. After a walk the
   * focus moves to the doorway back.
   */
  open(viewer: Viewer, tour: VirtualTourPlugin): void {
    const { container } = viewer;
    let left: string | undefined;
    const linkOf = (element: Element) =>
      tour
        .getCurrentNode()
        ?.links?.find(({ nodeId }) => this.#marks.get(nodeId)?.contains(element));
    // A held key must not go back and forth.
    container.addEventListener('keydown', (event) => {
      if (event.repeat && isIn(event.target, DOORWAY)) event.preventDefault();
    });
    container.addEventListener('click', ({ target, detail }) => {
      if (isByPointer(detail) || !isIn(target, DOORWAY)) return;
      const link = linkOf(target);
      if (!link) return;
      left = tour.getCurrentNode()?.id;
      void tour.setCurrentNode(link.nodeId, undefined, link);
    });
    tour.addEventListener('node-changed', ({ node }) => {
      const marks = node.links?.map(({ nodeId }) => this.#marks.get(nodeId)!) ?? [];
      // The plugin adds a mark when it comes into view for the first time.
      const place = container.querySelector('.psv-virtual-tour-arrows')!;
      for (const mark of marks.filter(({ isConnected }) => !isConnected)) {
        mark.style.display = 'none';
        place.append(mark);
      }
      const back = left === undefined ? undefined : this.#marks.get(left);
      if (document.activeElement === document.body) back?.focus();
      left = undefined;
    });
  }
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
