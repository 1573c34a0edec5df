import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The text that is read, its distance from the end of the view, and the scroll position there. */
interface Anchor {
  readonly element: Element;
  readonly distance: number;
  readonly scrollTop: number;
}

/** The positions at which the view is searched for text: from its middle outwards, on both sides, in eighths. */
const HEIGHTS = [4, 6, 2, 7, 1];
const SIDES = [1, 7];

/**
 * Scroll anchoring for browsers without it, or with faults in it: keeps what the visitor reads in place
 * while the list, not scrolled to its end, changes its height.
 */
export class ScrollAnchor implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #list: HTMLElement;
  readonly #isAtEnd: () => boolean;
  readonly #sizes = new ResizeObserver(() => this.update());
  #anchor: Anchor | undefined;

  constructor(host: ReactiveControllerHost, list: HTMLElement, isAtEnd: () => boolean) {
    this.#host = host;
    this.#list = list;
    this.#isAtEnd = isAtEnd;
    this.#sizes.observe(list);
    host.addController(this);
  }

  hostUpdate(): void {
    this.update();
  }

  /** Puts what is read back in its place, or finds what is read now. Call it after each scroll, too. */
  update(): void {
    const scroller = this.#list.parentElement;
    if (scroller) scroller.style.overflowAnchor = 'none';
    if (!scroller || this.#isAtEnd()) this.#anchor = undefined;
    else this.#anchor = this.#restored(scroller) ?? this.#read(scroller);
  }

  end(): void {
    this.#host.removeController(this);
    this.#sizes.disconnect();
  }

  /**
   * Undoes the shift of what was read, but not that by which the visitor has scrolled meanwhile. Returns
   * the anchor if it is still in view.
   */
  #restored(scroller: Element): Anchor | undefined {
    if (!this.#anchor || !this.#list.contains(this.#anchor.element)) return undefined;
    const { element, distance, scrollTop } = this.#anchor;
    const wanted = distance + scroller.scrollTop - scrollTop;
    const shift = fromEnd(scroller, element) - wanted;
    // Rounding would end a movement of the visitor.
    if (Math.abs(shift) >= 1) scroller.scrollTop -= shift;
    const view = scroller.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom < view.top || top > view.bottom) return undefined;
    return { element, distance: wanted, scrollTop: scroller.scrollTop };
  }

  /** Finds a block of text. Anything around it may change its height out of view. */
  #read(scroller: Element): Anchor | undefined {
    const { left, top, width, height } = scroller.getBoundingClientRect();
    const root = this.#list.getRootNode() as ShadowRoot;
    let element: Element | undefined;
    for (const y of HEIGHTS)
      for (const x of SIDES) {
        const hit = root.elementFromPoint(left + (width * x) / 8, top + (height * y) / 8);
        if (!hit || !this.#list.contains(hit)) continue;
        const block = hit.closest('.section > *');
        if (block) return anchorAt(scroller, block);
        element ??= hit;
      }
    return element && anchorAt(scroller, element);
  }
}

function anchorAt(scroller: Element, element: Element): Anchor {
  return { element, distance: fromEnd(scroller, element), scrollTop: scroller.scrollTop };
}

function fromEnd(scroller: Element, element: Element): number {
  return scroller.getBoundingClientRect().bottom - element.getBoundingClientRect().top;
}
