/** One that lasts longer is the end of the call, in milliseconds. */
export const OUTAGE_MS = 5_000;

interface OutageEvents {
  interrupted(): void;
  restored(): void;
  /** It has lasted too long. */
  lost(): void;
}

/** The time during which the network carries nothing. */
export class Outage {
  readonly #events: OutageEvents;
  #isOn = false;
  #end: number | undefined;

  constructor(events: OutageEvents) {
    this.#events = events;
  }

  /** @param limit - How long it may last, in milliseconds. Default: as long as the connection. */
  begin(limit?: number): void {
    if (!this.#isOn) this.#events.interrupted();
    this.#isOn = true;
    if (limit !== undefined) this.#end ??= window.setTimeout(() => this.#events.lost(), limit);
  }

  end(): void {
    if (!this.#isOn) return;
    this.forget();
    this.#events.restored();
  }

  /** Ends without a word. */
  forget(): void {
    this.#isOn = false;
    window.clearTimeout(this.#end);
    this.#end = undefined;
  }
}
