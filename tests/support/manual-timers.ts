interface Timer {
  readonly at: number;
  readonly call: () => void;
}

const LIMIT_MS = 10_000;

/** What a manual clock does not replace. */
const realNow = () => Performance.prototype.now.call(performance);

/** The page's timers and its clocks, run by a test: time passes only as it says. In milliseconds. */
export class ManualTimers {
  readonly #real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };
  readonly #realNow = Date.now;
  readonly #began = Date.now();
  readonly #timers = new Map<number, Timer>();
  #now = 0;
  /** Above the ids of the browser, whose timers from before `install` can still be cleared. */
  #last = 2 ** 30;

  install(): void {
    const { clearTimeout } = this.#real;
    const set = (call: () => void, delay = 0) => {
      // As browsers have it, which count in 32 bits.
      const wait = delay < 2 ** 31 ? delay : 1;
      this.#timers.set(++this.#last, { call, at: this.#now + wait });
      return this.#last;
    };
    globalThis.setTimeout = set as typeof globalThis.setTimeout;
    Date.now = () => this.#began + this.#now;
    performance.now = () => this.#now;
    globalThis.clearTimeout = (id) => void (this.#timers.delete(Number(id)) || clearTimeout(id));
  }

  restore(): void {
    Object.assign(globalThis, this.#real);
    Date.now = this.#realNow;
    // What stands beneath is the browser's own.
    Reflect.deleteProperty(performance, 'now');
  }

  /** How many timers are still to run. */
  get pending(): number {
    return this.#timers.size;
  }

  /** Lets time pass, and with it whatever was waiting for it. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      const [id, timer] = next;
      this.#timers.delete(id);
      this.#now = timer.at;
      timer.call();
      await turn();
    }
    this.#now = end;
    await turn();
  }

  /**
   * Lets what is real, such as a request, go on until a condition holds; `step` milliseconds pass with each
   * look. @throws Error if it does not hold within ten real seconds.
   */
  async until(holds: () => unknown, step = 0): Promise<void> {
    const end = realNow() + LIMIT_MS;
    while (!(await holds())) {
      if (realNow() > end) throw new Error('Waited in vain, with manual timers.');
      await this.advance(step);
    }
  }

  /** The page stands still for so long: all that was due meanwhile runs at once after it. */
  async stall(milliseconds: number): Promise<void> {
    this.#now += milliseconds;
    const due = [...this.#timers].filter(([, { at }]) => at <= this.#now);
    for (const [id, { call }] of due) {
      this.#timers.delete(id);
      call();
    }
    await turn();
  }

  #next(end: number): [number, Timer] | undefined {
    return [...this.#timers]
      .filter(([, { at }]) => at <= end)
      .sort(([, one], [, other]) => one.at - other.at)[0];
  }
}

/** Lets all promises that are settled be heard, without a timer. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Lets whatever needs no time happen, in so many turns of the page. */
export async function turns(count = 20): Promise<void> {
  for (let done = 0; done < count; done++) await turn();
}

/** Runs a test whose timers are manual, and gives the page back its own. */
export async function withManualTimers(
  test: (timers: ManualTimers) => Promise<void>,
): Promise<void> {
  const timers = new ManualTimers();
  timers.install();
  try {
    await test(timers);
  } finally {
    timers.restore();
  }
}
