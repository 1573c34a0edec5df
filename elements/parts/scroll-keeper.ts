import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How near to its end a list counts as read to the end, in pixels. */
const NEAR = 24;

/** Keeps a growing list at its end, until the visitor scrolls back. */
export class ScrollKeeper implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #list: () => HTMLElement | null;
  #following = true;

  constructor(host: ReactiveControllerHost, list: () => HTMLElement | null) {
    this.#host = host;
    this.#list = list;
  }

  /** Whether the newest message is in sight. */
  get following(): boolean {
    return this.#following;
  }

  /** To be called when the list is scrolled, by whomever. */
  readonly scrolled = (): void => {
    const list = this.#list();
    if (!list) return;
    const following = list.scrollHeight - list.scrollTop - list.clientHeight <= NEAR;
    if (following === this.#following) return;
    this.#following = following;
    this.#host.requestUpdate();
  };

  readonly toEnd = (): void => {
    this.#following = true;
    this.#host.requestUpdate();
  };

  hostUpdated(): void {
    const list = this.#list();
    if (list && this.#following) list.scrollTop = list.scrollHeight;
  }
}
