import type { FailureKind } from '../machine/failures.js';

/** A turn that will not be answered, and why. */
export class ReplyError extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
    /** Whether the provider may have received the turn all the same. */
    readonly uncertain = false,
  ) {
    super(message);
  }
}
