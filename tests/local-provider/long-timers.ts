import { mock } from 'node:test';

/** What is set for so long, no test waits for. */
const LONG_MS = 60_000;

/** Lets the time of what waits a minute or longer run out when a test wants it. */
export class LongTimers {
  #set: { readonly ms: number; readonly act: () => void; readonly timer: unknown }[] = [];
  readonly #mock;

  /** From now on long timers are noted, and started all the same. */
  constructor() {
    const { setTimeout: start, clearTimeout: stop } = globalThis;
    const started = mock.method(globalThis, 'setTimeout', ((
      act: (...args: unknown[]) => void,
      ms = 0,
      ...args: unknown[]
    ) => {
      const timer = start(act, ms, ...args);
      if (ms >= LONG_MS) this.#set.push({ ms, act: () => act(...args), timer });
      return timer;
    }) as typeof setTimeout);
    const stopped = mock.method(globalThis, 'clearTimeout', ((timer) => {
      this.#set = this.#set.filter((each) => each.timer !== timer);
      stop(timer);
    }) as typeof clearTimeout);
    this.#mock = [started.mock, stopped.mock];
  }

  /** The time of all that were set for exactly so long, and not cleared, is over. */
  runOut(ms: number): void {
    const over = this.#set.filter((each) => each.ms === ms);
    this.#set = this.#set.filter((each) => each.ms !== ms);
    for (const { timer, act } of over) {
      clearTimeout(timer as NodeJS.Timeout);
      act();
    }
  }

  restore(): void {
    for (const each of this.#mock) each.restore();
  }
}
