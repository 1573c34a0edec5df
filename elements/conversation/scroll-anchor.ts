import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { AT_END_PX } from '../../core/constants.js';

/** What one reads, where it stood, and where its list was scrolled to. */
interface Read {
  readonly element: Element;
  readonly top: number;
  readonly scrollTop: number;
}

/**
 * Keeps in its place what one reads while a list that is scrolled from its end grows there: scroll
 * anchoring, for browsers that have none.
 */
export class ScrollAnchor implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #list: HTMLElement;
  readonly #sizes = new ResizeObserver(() => this.#resized());
  #read?: Read;

  constructor(host: ReactiveControllerHost, list: HTMLElement) {
    this.#host = host;
    this.#list = list;
    this.#sizes.observe(list);
    host.addController(this);
  }

  hostUpdate(): void {
    const scroller = this.#list.parentElement;
    this.#read = undefined;
    if (!scroller || scroller.scrollTop > -AT_END_PX) return;
    const { left, top, width, height } = scroller.getBoundingClientRect();
    const root = this.#list.getRootNode() as ShadowRoot;
    const element = root.elementFromPoint(left + width / 2, top + height / 2);
    if (!element || !this.#list.contains(element)) return;
    this.#read = {
      element,
      top: element.getBoundingClientRect().top,
      scrollTop: scroller.scrollTop,
    };
  }

  /** Watches no longer. */
  end(): void {
    this.#host.removeController(this);
    this.#sizes.disconnect();
  }

  /** What grew at the end has pushed up what one reads, unless they scrolled on meanwhile. */
  #resized(): void {
    const scroller = this.#list.parentElement;
    if (!this.#read || scroller?.scrollTop !== this.#read.scrollTop) return;
    const { element, top } = this.#read;
    scroller.scrollTop += element.getBoundingClientRect().top - top;
    this.#read = { element, top, scrollTop: scroller.scrollTop };
  }
}
