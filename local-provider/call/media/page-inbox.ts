/** Far above what a page sends at once; each takes at most a few milliseconds. */
const MOST_WAITING = 100;

/** Twice what Daily carries. */
const LONGEST_MESSAGE = 8 * 1024;

/** How often messages that cannot be taken yet are looked at. */
const LOOK_MS = 20;

interface InboxSetup<Message> {
  /** Whether the next message can be taken now. */
  isReady(): boolean;
  take(message: Message): void;
  /** Called for the first message that is dropped, and again after all that wait are taken. */
  dropped(why: string): void;
}

/** Takes the messages of a page one by one, between which everything else has its turn. */
export class PageInbox<Message extends { readonly length: number }> {
  readonly #setup: InboxSetup<Message>;
  readonly #waiting: Message[] = [];
  #timer: NodeJS.Timeout | undefined;
  #turn: NodeJS.Immediate | undefined;
  #flooded = false;
  #ended: (() => void) | undefined;

  constructor(setup: InboxSetup<Message>) {
    this.#setup = setup;
  }

  push(message: Message): void {
    if (message.length > LONGEST_MESSAGE)
      this.#drop(`it is longer than ${LONGEST_MESSAGE} characters`);
    else if (this.#waiting.length >= MOST_WAITING)
      this.#drop(`${MOST_WAITING} others wait already`);
    else {
      this.#waiting.push(message);
      this.#schedule();
    }
  }

  /** Calls a function when all that wait are taken. */
  end(ended: () => void): void {
    this.#ended = ended;
    this.#schedule();
  }

  /** Drops all that wait. */
  stop(): void {
    clearTimeout(this.#timer);
    clearImmediate(this.#turn);
    this.#turn = undefined;
    this.#waiting.length = 0;
    this.#ended = undefined;
  }

  #drop(why: string): void {
    if (!this.#flooded) this.#setup.dropped(why);
    this.#flooded = true;
  }

  #schedule(): void {
    this.#turn ??= setImmediate(() => this.#takeNext());
  }

  #takeNext(): void {
    this.#turn = undefined;
    if (!this.#setup.isReady()) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#schedule(), LOOK_MS);
      return;
    }
    const next = this.#waiting.shift();
    if (next !== undefined) {
      // First, so that the next one comes before what this one leaves for the next turn.
      this.#schedule();
      return this.#setup.take(next);
    }
    this.#flooded = false;
    const ended = this.#ended;
    this.#ended = undefined;
    ended?.();
  }
}
