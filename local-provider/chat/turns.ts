import type { ConversationMessage } from '../answers/answer-engine.js';
import type { Session } from './sessions.js';

/** The maximum number of turns that can be repeated. The oldest one is dropped. */
const TURN_LIMIT = 1000;

/** One turn of a session. */
export interface Turn {
  readonly session: Session;
  /** What it has added to the session. */
  readonly messages: ConversationMessage[];
  /** Aborts when the turn is repeated. */
  readonly replaced: AbortController;
  /** The answer, once it is complete. */
  answer?: string;
}

/** The turns of clients that send an `Idempotency-Key`, by that key, in memory alone. */
export class Turns {
  readonly #turns = new Map<string, Turn>();

  /** The turn with the key if its answer is complete: it is not processed again. */
  answered(key: string | undefined): Turn | undefined {
    const turn = this.#find(key);
    return turn?.answer === undefined ? undefined : turn;
  }

  /**
   * Begins a turn. One with the same key whose answer was cut off is taken back, and its session goes
   * on: the client may not have received the id.
   */
  begin(
    key: string | undefined,
    session: () => Session,
    messages: readonly ConversationMessage[],
  ): Turn {
    const before = this.#find(key);
    before?.replaced.abort();
    before?.session.remove(before.messages);
    const turn: Turn = {
      session: before?.session ?? session(),
      messages: [...messages],
      replaced: new AbortController(),
    };
    turn.session.add(...messages);
    if (key !== undefined) this.#keep(key, turn);
    return turn;
  }

  #find(key: string | undefined): Turn | undefined {
    return key === undefined ? undefined : this.#turns.get(key);
  }

  #keep(key: string, turn: Turn): void {
    this.#turns.delete(key);
    const [oldest] = this.#turns.keys();
    if (this.#turns.size >= TURN_LIMIT && oldest !== undefined) this.#turns.delete(oldest);
    this.#turns.set(key, turn);
  }
}
