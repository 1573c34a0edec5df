export interface Engine {
  /** What it is, in a few words, for `/health` and the log. */
  readonly name: string;
}

/**
 * Engines for one purpose, best first. The first one that works is used; one that fails is left for
 * good, with one line in the log, and the next is asked the same thing.
 */
export class Ladder<E extends Engine> {
  readonly #purpose: string;
  readonly #log: (line: string) => void;
  #engines: readonly [E, ...E[]];

  constructor(purpose: string, engines: readonly [E, ...E[]], log: (line: string) => void) {
    this.#purpose = purpose;
    this.#engines = engines;
    this.#log = log;
  }

  /** The engine in use. */
  get current(): E {
    return this.#engines[0];
  }

  /** Rejects with the reason of `signal` when it aborts, else with the error of the last engine. */
  async use<Result>(ask: (engine: E) => Promise<Result>, signal: AbortSignal): Promise<Result> {
    for (;;) {
      signal.throwIfAborted();
      const engine = this.current;
      try {
        return await ask(engine);
      } catch (error) {
        signal.throwIfAborted();
        if (!this.#leave(engine, error)) throw error;
      }
    }
  }

  /** Steps down from `engine`, unless somebody else did so already. False at the last one. */
  #leave(engine: E, error: unknown): boolean {
    if (engine !== this.current) return true;
    const [, next, ...rest] = this.#engines;
    if (!next) return false;
    this.#engines = [next, ...rest];
    const reason = error instanceof Error ? error.message : String(error);
    this.#log(`${this.#purpose}: ${engine.name} failed (${reason}); going on with ${next.name}`);
    return true;
  }
}
