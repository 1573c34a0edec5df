import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The element in the middle of the view, its position there, and that of its scroller. */
interface Anchor {
  readonly element: Element;
  readonly top: number;
  readonly scrollTop: number;
}

/**
 * Scroll anchoring for browsers without it: keeps what the visitor reads in place while the list, not
 * scrolled to its end, grows there.
 */
export class ScrollAnchor implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #list: HTMLElement;
  readonly #isAtEnd: () => boolean;
  readonly #sizes = new ResizeObserver(() => this.#resized());
  #anchor: Anchor | undefined;
  /** Whether an update has not resized the list yet. */
  #pending = false;

  constructor(host: ReactiveControllerHost, list: HTMLElement, isAtEnd: () => boolean) {
    this.#host = host;
    this.#list = list;
    this.#isAtEnd = isAtEnd;
    this.#sizes.observe(list);
    host.addController(this);
  }

  hostUpdate(): void {
    // A second update before the list is resized finds the element already moved.
    if (this.#pending && this.#anchor && this.#list.contains(this.#anchor.element)) return;
    this.#anchor = this.#read();
    this.#pending = true;
  }

  end(): void {
    this.#host.removeController(this);
    this.#sizes.disconnect();
  }

  #read(): Anchor | undefined {
    const scroller = this.#list.parentElement;
    if (!scroller || this.#isAtEnd()) return undefined;
    const { left, top, width, height } = scroller.getBoundingClientRect();
    const root = this.#list.getRootNode() as ShadowRoot;
    const element = root.elementFromPoint(left + width / 2, top + height / 2);
    if (!element || !this.#list.contains(element)) return undefined;
    return { element, top: topWithin(scroller, element), scrollTop: scroller.scrollTop };
  }

  /** Undoes the shift of what is read, but not that by which the visitor has scrolled meanwhile. */
  #resized(): void {
    this.#pending = false;
    const scroller = this.#list.parentElement;
    if (!this.#anchor || !scroller || this.#isAtEnd()) return;
    const { element, top, scrollTop } = this.#anchor;
    const wanted = top - (scroller.scrollTop - scrollTop);
    scroller.scrollTop += topWithin(scroller, element) - wanted;
    this.#anchor = { element, top: wanted, scrollTop: scroller.scrollTop };
  }
}

/** The panel may move meanwhile. */
function topWithin(scroller: Element, element: Element): number {
  return element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
}
