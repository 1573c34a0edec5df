import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { supports } from '../shared/css-queries.js';
import type { ScrollAnchor } from './scroll-anchor.js';

/** The distance from its end at which a list still counts as scrolled to the end, in pixels. */
const AT_END_PX = 24;

/**
 * Tracks whether a growing list is scrolled to its end. Keeping it there is left to the style of its
 * parent, whose scroll positions count from the end. A visitor who has scrolled back keeps their
 * place by scroll anchoring, the browser's or `ScrollAnchor`.
 */
export class ScrollKeeper implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #list: HTMLElement;
  #following = true;
  /** Set while text is selected that was at the end when the selection began. */
  #selecting?: AbortController;
  #anchor?: ScrollAnchor;
  #ended = false;

  constructor(host: ReactiveControllerHost, list: HTMLElement) {
    this.#host = host;
    this.#list = list;
    host.addController(this);
    if (!canAnchor()) this.#loadAnchor();
  }

  /** An element that is moved within the page scrolls back to its end without a scroll event. */
  hostConnected(): void {
    this.scrolled();
  }

  /** Whether the newest message is in view. */
  get following(): boolean {
    return this.#following;
  }

  /** Handles `scroll` events. */
  readonly scrolled = (): void => {
    this.#anchor?.update();
    this.#follow(this.#isAtEnd());
  };

  /**
   * Handles `selectstart` events. At the end, what one selects would move away while the list grows.
   * So the list is scrolled back a little, from where it is anchored, until nothing is selected.
   */
  readonly selecting = (): void => {
    const scroller = this.#list.parentElement;
    if (!scroller || this.#selecting || !this.#isAtEnd()) return;
    this.#selecting = new AbortController();
    scroller.scrollTop = -1;
    const { signal } = this.#selecting;
    const release = ({ type }: Event) => {
      if (type === 'pointerup' && selectedText(this.#list)) return;
      if (this.#following) this.toEnd();
      else this.#endSelection();
    };
    for (const type of ['pointerup', 'pointerdown']) addEventListener(type, release, { signal });
  };

  readonly toEnd = (): void => {
    this.#endSelection();
    const scroller = this.#list.parentElement;
    if (scroller) scroller.scrollTop = 0;
    this.#follow(true);
  };

  end(): void {
    this.#endSelection();
    this.#host.removeController(this);
    this.#anchor?.end();
    this.#ended = true;
  }

  #isAtEnd(): boolean {
    return (this.#list.parentElement?.scrollTop ?? 0) > -AT_END_PX;
  }

  #endSelection(): void {
    this.#selecting?.abort();
    this.#selecting = undefined;
  }

  #follow(following: boolean): void {
    if (following === this.#following) return;
    this.#following = following;
    this.#host.requestUpdate();
  }

  /** If this fails, the text moves while the list grows. */
  #loadAnchor(): void {
    import('./scroll-anchor.js')
      .then(({ ScrollAnchor }) => {
        const isFollowing = () => !this.#selecting && this.#isAtEnd();
        if (!this.#ended) this.#anchor = new ScrollAnchor(this.#host, this.#list, isFollowing);
      })
      .catch(() => undefined);
  }
}

/**
 * Whether the browser anchors well. Firefox takes the edge of a block whose content it skips as its
 * anchor, and jumps by hundreds of pixels when that content is laid out.
 */
function canAnchor(): boolean {
  return supports('overflow-anchor', 'auto') && !supports('-moz-appearance', 'none');
}

/** The selected text of a shadow root, which Chromium gives by a method of the root. */
function selectedText(node: Node): string {
  const root = node.getRootNode() as Node & Pick<Document, 'getSelection'>;
  return String((root.getSelection?.() ?? getSelection()) || '');
}
