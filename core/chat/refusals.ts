import type { ReplyFact } from '../machine/events.js';
import {
  isLostByGateway,
  isNonRetriable,
  kindOfRefusal,
  refusal,
  textOf,
} from '../provider/api.js';
import { anyFieldsOf } from '../provider/fields.js';
import { attempt } from '../reports/safely.js';
import { AnswerError } from './chat-wire.js';
import { isRefused, pauseBefore } from './retry-policy.js';

/** How much of an answer that is no stream is read, in characters. */
const PAGE_LENGTH = 65_536;

/** The status of an unknown assistant or session. */
const NOT_FOUND = 404;

/** The responses to one turn that were no streams. */
export class Refusals {
  readonly #sessionId: string | null;
  readonly #emit: (fact: ReplyFact) => void;
  #count = 0;
  /** Whether the provider may have received the turn. What one response leaves open, the next does not settle. */
  #uncertain = false;

  constructor(sessionId: string | null, emit: (fact: ReplyFact) => void) {
    this.#sessionId = sessionId;
    this.#emit = emit;
  }

  /**
   * Resolves to the delay before the next attempt, in milliseconds.
   *
   * @throws AnswerError if the turn is not to be repeated
   */
  async pauseAfter(response: Response): Promise<number> {
    const { ok, status, headers } = response;
    if (ok) throw await this.#noAnswer(response);
    const retryAfter = headers.get('Retry-After');
    const pause = pauseBefore(++this.#count, retryAfter, Date.now());
    this.#uncertain ||= !isRefused(status, retryAfter);
    if (isLostByGateway(status) || isNonRetriable(status) || pause === null) {
      const words = await refusal(response);
      const isForgotten = status === NOT_FOUND && this.#sessionId && /session/i.test(words);
      // The provider no longer has the session. A retry starts a new one.
      if (isForgotten) this.#emit({ type: 'reply-session', sessionId: null });
      throw new AnswerError(
        isForgotten || status < 400 ? 'no-answer' : kindOfRefusal(status),
        words,
        this.#uncertain,
      );
    }
    // Its connection is for the next attempt.
    response.body?.cancel().catch(() => undefined);
    return pause;
  }

  /** The page of a network or a login says nothing about the turn. An answer of the API has an `output`. */
  async #noAnswer(response: Response): Promise<AnswerError> {
    const page = await textOf(response, PAGE_LENGTH);
    const { output } = anyFieldsOf(attempt(() => JSON.parse(page) as unknown));
    if (output) this.#emit({ type: 'reply-accepted' });
    const type = response.headers.get('Content-Type') || 'no content type';
    return new AnswerError('no-answer', `The provider answered with ${type}`, true);
  }
}
