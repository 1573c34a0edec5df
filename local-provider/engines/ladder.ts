export interface Engine {
  /** A short description, for `/health` and the log. */
  readonly name: string;
}

interface LadderSetup<E> {
  /** For the log. */
  readonly purpose: string;
  /** Best first. */
  readonly engines: readonly E[];
  /** The engine of last resort, which is always tried. */
  readonly last: E;
  log(line: string): void;
  /** The clock, in milliseconds. */
  now?(): number;
}

/**
 * How long a failed engine is not used: long enough for a model to load, and for a server that hangs
 * to delay few sentences.
 */
export const REST_MS = 2 * 60_000;

/**
 * Engines for one purpose, best first. One that fails rests for two minutes, with one line in the
 * log, while the next one takes over.
 */
export class Ladder<E extends Engine> {
  readonly #setup: LadderSetup<E>;
  readonly #now: () => number;
  /** When failed engines may be tried again. */
  readonly #rests = new Map<E, number>();

  constructor(setup: LadderSetup<E>) {
    this.#setup = setup;
    this.#now = setup.now ?? Date.now;
  }

  /** The engine in use. */
  get current(): E {
    return this.#best(() => true);
  }

  /**
   * Rejects with the reason of `signal` when it aborts, else with the error of the last engine.
   *
   * @param fits - whether an engine supports the request; others are skipped
   */
  async use<Result>(
    ask: (engine: E) => Promise<Result>,
    signal: AbortSignal,
    fits: (engine: E) => boolean = () => true,
  ): Promise<Result> {
    for (;;) {
      signal.throwIfAborted();
      const engine = this.#best(fits);
      try {
        return await ask(engine);
      } catch (error) {
        signal.throwIfAborted();
        if (engine === this.#setup.last) throw error;
        this.#leave(engine, error, fits);
      }
    }
  }

  #best(fits: (engine: E) => boolean): E {
    const { engines, last } = this.#setup;
    return engines.find((engine) => fits(engine) && !this.#isResting(engine)) ?? last;
  }

  #isResting(engine: E): boolean {
    return this.#now() < (this.#rests.get(engine) ?? -Infinity);
  }

  /** Lets an engine rest, unless another request did so already. */
  #leave(engine: E, error: unknown, fits: (engine: E) => boolean): void {
    if (this.#isResting(engine)) return;
    this.#rests.set(engine, this.#now() + REST_MS);
    const { purpose, log } = this.#setup;
    const reason = error instanceof Error ? error.message : String(error);
    const rest = `rests for ${REST_MS / 60_000} minutes`;
    const { name } = this.#best(fits);
    log(`${purpose}: ${engine.name} failed (${reason}) and ${rest}; continuing with ${name}`);
  }
}
