import { LOAD_LIMIT_MS } from '../../core/constants.js';
import { lazy, type Lazy } from '../../core/async/lazy.js';
import { withTimeout } from '../../core/async/timing.js';

/** A part of what is seen that is loaded when it is first wanted, and tried anew when that fails. */
export class LazyPart<Part> {
  readonly #part: Lazy<Part>;
  readonly #redraw: () => void;
  readonly #onFailure: () => void;

  constructor(
    redraw: () => void,
    load: () => Promise<Part>,
    onFailure: () => void = () => undefined,
  ) {
    this.#part = lazy(() => withTimeout(load(), LOAD_LIMIT_MS));
    this.#redraw = redraw;
    this.#onFailure = onFailure;
  }

  get loaded(): Part | undefined {
    return this.#part.now();
  }

  /** The part, if it is there; if not, it will be drawn as soon as it is. */
  get(): Part | undefined {
    if (!this.loaded) void this.load();
    return this.loaded;
  }

  load(): Promise<Part | void> {
    return this.#part.load().then((part) => {
      this.#redraw();
      return part;
    }, this.#onFailure);
  }
}
