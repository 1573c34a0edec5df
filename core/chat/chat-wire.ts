import type { ReplyFact } from '../machine/events.js';
import type { FailureKind } from '../machine/failures.js';
import type { ChatRequest } from '../ports.js';

/** A turn that will not be answered, and why. */
export class AnswerError extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
    /** Whether the provider may have received the turn all the same. */
    readonly uncertain = false,
  ) {
    super(message);
  }
}

/** The outcome of an answer whose stream has ended. */
export interface ReadAnswer {
  /** Whether there are words in it. */
  readonly written: boolean;
  /** The back end's error, or how the stream broke. */
  readonly problem?: string | undefined;
  /** Whether a mark ended it, and not the stream alone. */
  readonly marked: boolean;
}

/** The requests of a chat and the parts of its answers, as one kind of back end has them. */
export interface ChatWire {
  /** Sends the turn. It is called again for a repeated attempt. */
  send(request: ChatRequest, signal: AbortSignal): Promise<Response>;
  /**
   * Reads the facts in one part of an answer. `reply-finished` ends it.
   *
   * @throws if the part cannot be read
   */
  readChunk(data: string): readonly ReplyFact[];
  /** The error in a part of an answer. */
  errorIn(data: string): string | undefined;
  /** @throws AnswerError if what was read is no answer */
  check(read: ReadAnswer): void;
}
