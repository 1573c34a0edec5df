import type { CallErrorType, CallFailure, FailureKind } from '../machine/failures.js';
import { WebCallError } from './web-call.js';

/** What the call library says in a browser that cannot make calls. */
const WITHOUT_WEBRTC = /^WebRTC not supported/;

/** A stage that failed, where it is known in which way. */
export class StageError extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
  ) {
    super(message);
  }
}

/** A call that could not be started or kept, with what a visitor and a page are told of it. */
export class CallError extends Error {
  constructor(readonly failure: CallFailure) {
    super(failure.message);
  }

  /** Whatever was thrown at a stage, in our terms. The call library throws texts and events too. */
  static at(stage: CallFailure['stage'], type: CallErrorType, error: unknown): CallError {
    if (error instanceof CallError) return error;
    const message = messageOf(error);
    const known = error instanceof WebCallError || error instanceof StageError;
    const found = known ? error.kind : 'call-failed';
    return new CallError({
      kind: WITHOUT_WEBRTC.test(message) ? 'unsupported' : found,
      type,
      message,
      stage,
    });
  }
}

/** A fatal error of the call library says in its `error` what it is, and beside that what led to it. */
export function messageOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (error instanceof Error) return error.message;
  const { errorMsg, msg, error: said } = Object(error) as Readonly<Record<string, unknown>>;
  const { msg: fatal } = Object(said) as { readonly msg?: unknown };
  return [fatal, errorMsg, msg, said].find((each) => typeof each === 'string') ?? 'Unknown error';
}
