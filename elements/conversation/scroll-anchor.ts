import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The element in the middle of the view, its position, and that of its scroller. */
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
  #anchor?: Anchor;

  constructor(host: ReactiveControllerHost, list: HTMLElement, isAtEnd: () => boolean) {
    this.#host = host;
    this.#list = list;
    this.#isAtEnd = isAtEnd;
    this.#sizes.observe(list);
    host.addController(this);
  }

  hostUpdate(): void {
    const scroller = this.#list.parentElement;
    this.#anchor = undefined;
    if (!scroller || this.#isAtEnd()) return;
    const { left, top, width, height } = scroller.getBoundingClientRect();
    const root = this.#list.getRootNode() as ShadowRoot;
    const element = root.elementFromPoint(left + width / 2, top + height / 2);
    if (!element || !this.#list.contains(element)) return;
    this.#anchor = {
      element,
      top: element.getBoundingClientRect().top,
      scrollTop: scroller.scrollTop,
    };
  }

  end(): void {
    this.#host.removeController(this);
    this.#sizes.disconnect();
  }

  /** Undoes the shift of what is read, unless the visitor has scrolled meanwhile. */
  #resized(): void {
    const scroller = this.#list.parentElement;
    if (!this.#anchor || scroller?.scrollTop !== this.#anchor.scrollTop) return;
    const { element, top } = this.#anchor;
    scroller.scrollTop += element.getBoundingClientRect().top - top;
    this.#anchor = { element, top, scrollTop: scroller.scrollTop };
  }
}
