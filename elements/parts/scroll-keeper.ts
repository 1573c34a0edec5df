import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How near to its end a list counts as read to the end, in pixels. */
const NEAR = 24;

/**
 * Knows whether a growing list is read at its end, where the style of what scrolls it, the list's
 * parent, keeps it: positions count from the end, so nothing is laid out nor scrolled for it. Who
 * scrolled back stays there, by the browser's scroll anchoring or, in Safari, by this.
 */
export class ScrollKeeper implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #list: HTMLElement;
  readonly #sizes = new ResizeObserver(() => this.#resized());
  /** Whether the browser keeps in its place what one reads. */
  readonly #anchored = CSS.supports('overflow-anchor', 'auto');
  #scroller: HTMLElement | null = null;
  #following = true;
  /** What one reads, and where it stood before there was more. */
  #read?: { readonly element: Element; readonly top: number };

  constructor(host: ReactiveControllerHost, list: HTMLElement) {
    this.#host = host;
    this.#list = list;
    if (!this.#anchored) this.#sizes.observe(list);
    host.addController(this);
  }

  /** Whether the newest message is in sight. */
  get following(): boolean {
    return this.#following;
  }

  /** To be called when the list is scrolled, by whomever. */
  readonly scrolled = (): void => {
    this.#read = undefined;
    this.#follow(this.#scroller!.scrollTop > -NEAR);
  };

  readonly toEnd = (): void => {
    if (this.#scroller) this.#scroller.scrollTop = 0;
    this.#follow(true);
  };

  hostUpdate(): void {
    if (this.#following || this.#anchored) return;
    const { left, top, width, height } = this.#scroller!.getBoundingClientRect();
    const root = this.#list.getRootNode() as ShadowRoot;
    const element = root.elementFromPoint(left + width / 2, top + height / 2);
    this.#read = element ? { element, top: element.getBoundingClientRect().top } : undefined;
  }

  hostUpdated(): void {
    const scroller = this.#list.parentElement;
    if (scroller === this.#scroller) return;
    this.#scroller = scroller;
    this.#follow(true);
  }

  /** Watches no longer. */
  end(): void {
    this.#host.removeController(this);
    this.#sizes.disconnect();
  }

  #follow(following: boolean): void {
    if (following === this.#following) return;
    this.#following = following;
    this.#host.requestUpdate();
  }

  /** What grew at the end has pushed up what one reads. */
  #resized(): void {
    if (!this.#read) return;
    const { element, top } = this.#read;
    this.#read = undefined;
    if (this.#list.contains(element))
      this.#scroller!.scrollTop += element.getBoundingClientRect().top - top;
  }
}
