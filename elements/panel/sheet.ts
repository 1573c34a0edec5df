import { attempt } from '../../core/reports/safely.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import { matchesMedia } from '../shared/css-queries.js';
import type { PartHost } from '../shared/host.js';
import { NARROW } from './narrow.js';
import { sheetStyles } from './sheet.styles.js';

/** Marks the history entry of an open sheet in its state. */
const MARK = 'voiceAssistantSheet';

/** How far or how fast a sheet is dragged to close, in pixels and pixels per millisecond. */
const CLOSING_DISTANCE = 96;
const CLOSING_SPEED = 0.5;

const CLOSING_MS = 160;

/**
 * The panel of a phone: the page behind it does not scroll, and a tap outside, a drag down or Back
 * closes it.
 */
export class Sheet {
  readonly #host: PartHost;
  readonly #close: () => void;
  /** Undoes what opening the sheet did. */
  #leave: (() => void) | undefined;

  constructor(host: PartHost, close: () => void) {
    adoptStyles(host.renderRoot, sheetStyles);
    this.#host = host;
    this.#close = close;
  }

  /** To be called after each update. */
  updated(open: boolean): void {
    if (open && matchesMedia(NARROW)) this.#leave ??= this.#enter();
    else this.end();
  }

  end(): void {
    this.#leave?.();
    this.#leave = undefined;
  }

  #enter(): () => void {
    const { renderRoot } = this.#host;
    const unlock = lock(document.documentElement);
    const leaveHistory = enterHistory(this.#close);
    const listeners = new AbortController();
    const { signal } = listeners;
    const redraw = () => this.#host.requestUpdate();
    matchMedia(NARROW).addEventListener('change', redraw, { signal });
    renderRoot.addEventListener('click', this.#tapped, { signal });
    renderRoot.addEventListener('pointerdown', this.#pressed as EventListener, { signal });
    return () => {
      listeners.abort();
      leaveHistory();
      unlock();
    };
  }

  /** The backdrop is a pseudo-element of the root. */
  readonly #tapped = ({ target }: Event): void => {
    if ((target as Element).classList.contains('root')) this.#close();
  };

  /** Drags the sheet by its grabber, which is a pseudo-element of the panel, or its header. */
  readonly #pressed = (press: PointerEvent): void => {
    const target = press.target as Element;
    const panel = target.closest<HTMLElement>('.panel');
    if (!panel || target.closest('button, a, input')) return;
    if (target !== panel && !target.closest('.header')) return;
    const down = ({ clientY }: PointerEvent) => Math.max(0, clientY - press.clientY);
    const move = (event: PointerEvent) => (panel.style.translate = `0 ${down(event)}px`);
    const drop = (event: PointerEvent) => {
      const distance = down(event);
      const speed = distance / (event.timeStamp - press.timeStamp);
      const isClosing =
        event.type === 'pointerup' && (distance > CLOSING_DISTANCE || speed > CLOSING_SPEED);
      panel.removeEventListener('pointermove', move);
      panel.removeEventListener('pointerup', drop);
      panel.removeEventListener('pointercancel', drop);
      panel.style.translate = '';
      const still = matchesMedia('(prefers-reduced-motion: reduce)');
      const way = { translate: [`0 ${distance}px`, isClosing ? '0 100%' : '0'] };
      const slide = panel.animate(way, { duration: still ? 0 : CLOSING_MS, easing: 'ease-out' });
      if (isClosing) slide.finished.then(this.#close, () => undefined);
    };
    panel.setPointerCapture?.(press.pointerId);
    panel.addEventListener('pointermove', move);
    panel.addEventListener('pointerup', drop);
    panel.addEventListener('pointercancel', drop);
  };
}

/** Keeps the page from scrolling. Returns a function that restores its own overflow, unless it has set another. */
function lock({ style }: HTMLElement): () => void {
  const own = ['overflow-x', 'overflow-y'].map(
    (name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  );
  for (const [name] of own) style.setProperty(name, 'hidden', 'important');
  return () => {
    for (const [name, value, priority] of own)
      // A lock of the page's is seldom important.
      if (style.getPropertyValue(name) === 'hidden' && style.getPropertyPriority(name))
        style.setProperty(name, value, priority);
  };
}

/**
 * Adds a history entry with the same address, so that Back closes the sheet. The page's router finds its
 * own state in the entry, and on Back returns to where it is. Only after the visitor has acted, as
 * browsers skip other entries, and not in a frame, which shares its history.
 * Returns a function that removes the entry, unless the page has navigated since.
 */
function enterHistory(close: () => void): () => void {
  const state = attempt(() => history.state as Marked);
  const isPlain = state === null || Object.getPrototypeOf(state) === Object.prototype;
  if (window !== top || !isPlain || !navigator.userActivation?.isActive) return () => undefined;
  const id = String(performance.now());
  const isCurrent = () => (history.state as Marked)?.[MARK] === id;
  let left = false;
  const popped = () => {
    if (isCurrent()) return;
    removeEventListener('popstate', popped);
    if (!left) close();
    left = true;
  };
  // Not the page's own method, which may report a visit.
  attempt(() => History.prototype.pushState.call(history, { ...state, [MARK]: id }, ''));
  addEventListener('popstate', popped);
  return () => {
    if (left) return;
    left = true;
    // Later, since what closed the panel may navigate.
    setTimeout(() => {
      if (isCurrent()) history.back();
      else removeEventListener('popstate', popped);
    });
  };
}

/** The state of a history entry, which may be the sheet's. */
type Marked = Readonly<Record<string, unknown>> | null;
