import type { CallErrorType, CallFailure, FailureKind } from '../machine/failures.js';
import { WebCallError } from '../provider/web-call.js';

/** A call that could not be started or kept, with what a visitor and a page are told of it. */
export class StartError extends Error {
  constructor(readonly failure: CallFailure) {
    super(failure.message);
  }

  /** Whatever was thrown at a stage, in our terms. The call library throws texts and events too. */
  static at(
    stage: CallFailure['stage'],
    type: CallErrorType,
    error: unknown,
    kind: FailureKind = 'call-failed',
  ): StartError {
    if (error instanceof StartError) return error;
    const found = error instanceof WebCallError ? error.kind : kind;
    return new StartError({ kind: found, type, message: messageOf(error), stage });
  }
}

export function messageOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (error instanceof Error) return error.message;
  const { errorMsg, msg } = (error ?? {}) as { errorMsg?: unknown; msg?: unknown };
  if (typeof errorMsg === 'string') return errorMsg;
  return typeof msg === 'string' ? msg : 'Unknown error';
}
