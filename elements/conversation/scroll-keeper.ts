import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { AT_END_PX } from '../../core/constants.js';
import type { ScrollAnchor } from './scroll-anchor.js';

/**
 * Knows whether a growing list is read at its end, where the style of what scrolls it, the list's
 * parent, keeps it: positions count from the end, so nothing is laid out nor scrolled for it. Who
 * scrolled back stays there, by the browser's scroll anchoring or else by ours.
 */
export class ScrollKeeper implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #list: HTMLElement;
  #following = true;
  #anchor?: ScrollAnchor;
  #ended = false;

  constructor(host: ReactiveControllerHost, list: HTMLElement) {
    this.#host = host;
    this.#list = list;
    host.addController(this);
    if (!CSS.supports('overflow-anchor', 'auto')) this.#keepInPlace();
  }

  /** What is moved within the page goes back to its end, and no event of scrolling tells of it. */
  hostConnected(): void {
    this.scrolled();
  }

  /** Whether the newest message is in sight. */
  get following(): boolean {
    return this.#following;
  }

  /** To be called when the list is scrolled, by whomever. */
  readonly scrolled = (): void => {
    this.#follow((this.#list.parentElement?.scrollTop ?? 0) > -AT_END_PX);
  };

  readonly toEnd = (): void => {
    const scroller = this.#list.parentElement;
    if (scroller) scroller.scrollTop = 0;
    this.#follow(true);
  };

  /** Watches no longer. */
  end(): void {
    this.#host.removeController(this);
    this.#anchor?.end();
    this.#ended = true;
  }

  #follow(following: boolean): void {
    if (following === this.#following) return;
    this.#following = following;
    this.#host.requestUpdate();
  }

  /** Where that cannot be loaded, what one reads moves while there is more. */
  #keepInPlace(): void {
    import('./scroll-anchor.js').then(
      ({ ScrollAnchor }) => {
        if (!this.#ended) this.#anchor = new ScrollAnchor(this.#host, this.#list);
      },
      () => undefined,
    );
  }
}
