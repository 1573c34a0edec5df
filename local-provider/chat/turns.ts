import type { ConversationMessage } from '../answers/answer-engine.js';
import type { Session } from './sessions.js';

/** The maximum number of names of turns that can be repeated. The oldest one is dropped. */
const NAME_LIMIT = 2000;

/** One turn of a session. */
export interface Turn {
  readonly session: Session;
  /** The messages that it has added to the session. */
  readonly messages: ConversationMessage[];
  /** Aborts when the turn is repeated. */
  readonly replaced: AbortController;
  /** The answer, once it is complete. */
  answer?: string;
}

/** The name of a turn's request in a session, or in none yet; undefined without an `Idempotency-Key`. */
export type NameIn = (sessionId: string | null) => string | undefined;

/** The turns of clients that send an `Idempotency-Key`, by the names of their requests, in memory alone. */
export class Turns {
  readonly #turns = new Map<string, Turn>();

  /** The turn of that name if its answer is complete: it is not processed again. */
  answered(name: string | undefined): Turn | undefined {
    const turn = this.#find(name);
    return turn?.answer === undefined ? undefined : turn;
  }

  /**
   * Begins a turn. One with the same name whose answer was cut off is taken back, and its session goes
   * on: the client may not have received the id, or may send it from now on.
   */
  begin(
    { sessionId, nameIn }: { sessionId: string | null; nameIn: NameIn },
    session: () => Session,
    messages: readonly ConversationMessage[],
  ): Turn {
    const before = this.#find(nameIn(sessionId));
    before?.replaced.abort();
    before?.session.remove(before.messages);
    const turn: Turn = {
      session: before?.session ?? session(),
      messages: [...messages],
      replaced: new AbortController(),
    };
    turn.session.add(...messages);
    for (const id of new Set([sessionId, turn.session.id])) this.#keep(nameIn(id), turn);
    return turn;
  }

  #find(name: string | undefined): Turn | undefined {
    return name === undefined ? undefined : this.#turns.get(name);
  }

  #keep(name: string | undefined, turn: Turn): void {
    if (name === undefined) return;
    this.#turns.delete(name);
    const [oldest] = this.#turns.keys();
    if (this.#turns.size >= NAME_LIMIT && oldest !== undefined) this.#turns.delete(oldest);
    this.#turns.set(name, turn);
  }
}
