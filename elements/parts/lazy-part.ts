/** A part of what is seen that is loaded when it is first wanted, and tried anew when that fails. */
export class LazyPart<Part> {
  readonly #redraw: () => void;
  readonly #load: () => Promise<Part>;
  readonly #onFailure: () => void;
  #loading: Promise<Part | undefined> | undefined;
  loaded: Part | undefined;

  constructor(
    redraw: () => void,
    load: () => Promise<Part>,
    onFailure: () => void = () => undefined,
  ) {
    this.#redraw = redraw;
    this.#load = load;
    this.#onFailure = onFailure;
  }

  /** The part, if it is there; if not, it will be drawn as soon as it is. */
  get(): Part | undefined {
    void this.load();
    return this.loaded;
  }

  load(): Promise<Part | undefined> {
    this.#loading ??= this.#load().then(
      (part) => {
        this.loaded = part;
        this.#redraw();
        return part;
      },
      () => {
        this.#loading = undefined;
        this.#onFailure();
        return undefined;
      },
    );
    return this.#loading;
  }
}
