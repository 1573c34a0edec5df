import type { FatalType } from '../faults/fatal-ends.js';
import type { Faults } from '../faults/faults.js';

/** A message that waits for the next one to overtake it goes out alone after this. */
const OVERTAKEN_WITHIN_MS = 200;

/** Sends app messages to the page, subject to the faults. */
export class MessageLine {
  /** How much later than it was sent a message arrives, in milliseconds. */
  readonly lateMs: number;
  readonly #copies: number;
  readonly #reorders: boolean;
  readonly #send: (envelope: object) => void;
  readonly #timers = new Set<NodeJS.Timeout>();
  #overtaken: { readonly data: unknown; readonly timer: NodeJS.Timeout } | undefined;

  constructor(faults: Faults, send: (envelope: object) => void) {
    [this.lateMs] = faults.find('delay') ?? [0];
    this.#copies = faults.has('duplicate') ? 2 : 1;
    this.#reorders = faults.has('reorder');
    this.#send = send;
  }

  app(data: unknown): void {
    for (let copy = 0; copy < this.#copies; copy++) {
      if (this.#reorders) this.#reorder(data);
      else this.#pass({ t: 'app', data });
    }
  }

  /** Ends the call for the page, after everything that was sent before. */
  bye(reason: FatalType): void {
    this.#letGo();
    this.#pass({ t: 'bye', reason });
  }

  stop(): void {
    clearTimeout(this.#overtaken?.timer);
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #reorder(data: unknown): void {
    if (this.#overtaken) {
      this.#pass({ t: 'app', data });
      this.#letGo();
    } else {
      const timer = setTimeout(() => this.#letGo(), OVERTAKEN_WITHIN_MS);
      this.#overtaken = { data, timer };
    }
  }

  #letGo(): void {
    if (!this.#overtaken) return;
    const { data, timer } = this.#overtaken;
    clearTimeout(timer);
    this.#overtaken = undefined;
    this.#pass({ t: 'app', data });
  }

  #pass(envelope: object): void {
    if (this.lateMs === 0) return this.#send(envelope);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#send(envelope);
    }, this.lateMs);
    this.#timers.add(timer);
  }
}
