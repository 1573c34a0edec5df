import type { FailureKind } from '../machine/failures.js';
import { withoutKey } from '../provider/api.js';
import type { StageFailure } from './machine/state.js';

/** Daily's message in a browser without WebRTC. */
const WITHOUT_WEBRTC = /^WebRTC not supported/;

/** An error whose kind is known. */
export class CallError extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
  ) {
    super(message);
  }
}

/** Options that cannot be sent are the page's fault, and not the network's. */
export function writable<Part>(write: () => Part, publicKey = ''): Part {
  try {
    return write();
  } catch (error) {
    const words = withoutKey(String(error), publicKey);
    throw new CallError('misconfigured', `The request cannot be sent: ${words}`);
  }
}

/** Describes anything that a stage threw. Daily's library throws texts and events too. */
export function failureOf(error: unknown): StageFailure {
  const message = messageOf(error);
  if (WITHOUT_WEBRTC.test(message)) return { kind: 'unsupported', message };
  return { kind: error instanceof CallError ? error.kind : 'call-failed', message };
}

/** A fatal error of Daily's library has its description in `error`, and its cause beside it. */
export function messageOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (error instanceof Error) return error.message;
  const { errorMsg, msg, error: inner } = Object(error) as Readonly<Record<string, unknown>>;
  const { msg: fatal } = Object(inner) as { readonly msg?: unknown };
  return [fatal, errorMsg, msg, inner].find((each) => typeof each === 'string') ?? 'Unknown error';
}
