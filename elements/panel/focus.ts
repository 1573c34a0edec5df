import { INPUT_FOCUS_DELAY_MS } from '../../core/constants.js';
import type { Stop } from '../../core/async/lazy.js';
import { matchesMedia } from '../shared/css-queries.js';
import { hasFocus, type PartHost } from '../shared/host.js';

const PARTS = '.pill, .drawer, .consent';

/** Selects the part that another, already drawn, replaces: one that is gone, or, last, the launcher. */
export const LEAVING = '.gone, :is(.drawer, .consent):not(.gone, [hidden]) ~ .pill';

/** Selects what has the focus first where nothing can be typed. */
const FIRST = '.consent:not(.gone) button, .voice :is(.call:enabled, [part=retry-button])';

/**
 * Tells which part of the widget may not go yet, because the focus is in it or has just left it: when the
 * focused element is removed first, screen readers do not say where the focus goes.
 */
export class Leaving {
  readonly #host: PartHost;
  readonly end: Stop;
  #left?: Element | null;
  #timer?: ReturnType<typeof setTimeout>;

  constructor(host: PartHost) {
    this.#host = host;
    const { renderRoot } = host;
    const leave = (event: Event): void => {
      const { target, relatedTarget } = event as FocusEvent;
      const left = partOf(target);
      if (!left || left === partOf(relatedTarget)) return;
      this.#left = left;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.#left = null;
        host.requestUpdate();
      }, INPUT_FOCUS_DELAY_MS);
    };
    renderRoot.addEventListener('focusout', leave);
    this.end = () => {
      renderRoot.removeEventListener('focusout', leave);
      clearTimeout(this.#timer);
    };
  }

  /** Whether the part that a selector selects may not go yet. */
  keeps(selector: string): boolean {
    const part = this.#host.renderRoot.querySelector(selector);
    return part !== null && (part === this.#left || part.matches(':focus-within'));
  }
}

function partOf(target: EventTarget | null): Element | null | undefined {
  return (target as Element | null)?.closest(PARTS);
}

/** Whether the focus is in a part that another, already drawn, replaces. */
export function isLeaving({ renderRoot }: PartHost): boolean {
  return renderRoot.querySelector(LEAVING)?.matches(':focus-within') === true;
}

/**
 * Focuses the text box, or the call button where nothing can be typed, or else the panel, once it is drawn, and
 * calls `focused`. Focusing a text box on a phone opens the keyboard, so touch devices need `toType`.
 */
export function focusPanel(host: PartHost, toType = true, focused?: () => void): void {
  const page = host.ownerDocument;
  const before = page.activeElement;
  setTimeout(() => {
    const now = page.activeElement;
    // The visitor has moved the focus meanwhile.
    if ((hasFocus(host) && !isLeaving(host)) || (now !== before && now !== page.body)) return;
    const { renderRoot } = host;
    const box =
      toType || !matchesMedia('(pointer: coarse)')
        ? renderRoot.querySelector<HTMLTextAreaElement>('#text-box')
        : null;
    const place = (selector: string) => renderRoot.querySelector<HTMLElement>(selector);
    (box?.disabled === false ? box : (place(FIRST) ?? place('.panel')))?.focus();
    focused?.();
  }, INPUT_FOCUS_DELAY_MS);
}

/** Focuses the buttons that are clicked: Safari focuses what is focusable around them instead. */
export function focusClicked(root: PartHost['renderRoot']): Stop {
  const focus = (event: Event): void => {
    const button = (event.target as Element).closest('button');
    if ((event as MouseEvent).detail && root.contains(button)) button?.focus();
  };
  root.addEventListener('click', focus, { capture: true });
  return () => root.removeEventListener('click', focus, { capture: true });
}
