import type { Role } from './identity.js';
import type { CallStage } from './stages.js';

/** The type of the error that a failed start of a call emits. */
export type CallErrorType =
  | 'validation-error'
  | 'daily-call-object-creation-error'
  | 'daily-call-join-error'
  | 'video-recording-setup-error'
  | 'audio-observer-setup-error'
  | 'audio-processing-setup-error'
  | 'start-method-error';

/**
 * The type of an error: one of a call's start; `call-error` for a connected call that broke; `chat-error`;
 * `app-message-error` for a message that cannot be sent to the call; a problem with the microphone or the
 * audio during a call; and, from the element only, `load-error` if its code could not be loaded.
 */
export type ErrorType =
  | CallErrorType
  | 'call-error'
  | 'chat-error'
  | 'app-message-error'
  | 'audio-processor-error'
  | 'echo'
  | 'microphone-denied'
  | 'microphone-missing'
  | 'microphone-busy'
  | 'microphone-forbidden'
  | 'microphone-lost'
  | 'unsupported'
  | 'load-error'
  | (string & {});

/** An error as it is emitted to the page. */
export interface ReportedError {
  readonly type: ErrorType;
  /** For developers. */
  readonly message: string;
  /** The stage at which the start of a call failed. */
  readonly stage?: FailedStage | (string & {});
}

/** The actions that help with a kind of failure. Its text is in `failures` of `core/i18n/en.ts`. */
interface FailureFixes {
  /** The text of the button that retries. None if the result would be the same. */
  readonly retry?: 'retry' | 'moveHere';
  /** Whether typing comes before a retry, which needs something outside the page. */
  readonly typeFirst?: boolean;
  /** Whether a turn of the chat can fail like this. */
  readonly ofChat?: boolean;
}

const table = <Kind extends string>(kinds: Readonly<Record<Kind, FailureFixes>>) => kinds;

/** The kinds of failures, by what a visitor can do about them. */
export const FAILURES = table({
  'microphone-denied': { retry: 'retry', typeFirst: true },
  'microphone-missing': { retry: 'retry', typeFirst: true },
  'microphone-busy': { retry: 'retry', typeFirst: true },
  'microphone-forbidden': { typeFirst: true },
  'microphone-lost': { retry: 'retry', typeFirst: true },
  unsupported: {},
  offline: { retry: 'retry', ofChat: true },
  unauthorized: { ofChat: true },
  rejected: { ofChat: true },
  misconfigured: { ofChat: true },
  'call-failed': { retry: 'retry' },
  'call-dropped': { retry: 'retry' },
  'call-elsewhere': { retry: 'moveHere' },
  'call-early': { retry: 'retry' },
  'call-full': { retry: 'retry' },
  'call-gone': { retry: 'retry' },
  'no-answer': { retry: 'retry', ofChat: true },
  'stream-broken': { retry: 'retry', ofChat: true },
  unconfirmed: { retry: 'retry', ofChat: true },
});

/** The cause of a failure, in terms of what a visitor can do about it. */
export type FailureKind = keyof typeof FAILURES;

/** The places at which the start of a call can fail: a stage, or the check of what to call. */
export type FailedStage = CallStage | 'input-validation';

/** A call that did not start, or broke. */
export interface CallFailure {
  readonly kind: FailureKind;
  readonly type: CallErrorType | 'call-error';
  /** For developers; visitors see the text of the kind. */
  readonly message: string;
  readonly stage?: FailedStage;
}

/** An earlier message of the conversation. */
export interface HistoryMessage {
  readonly role: Role;
  readonly content: string;
}

/** The content of one chat request. */
export interface ChatTurn {
  /** The id of the message. A retry of the same message has the same one. */
  readonly id: string;
  readonly text: string;
  /** The greeting that the page showed; the assistant receives it with the first turn of a session. */
  readonly greeting?: string;
}

/** A chat turn whose answer failed or was cut off. */
export interface ChatFailure {
  readonly kind: FailureKind;
  readonly message: string;
  /** The turn that a retry sends. */
  readonly turn: ChatTurn;
  /** Whether the provider may have received the message all the same. Default `false`. */
  readonly uncertain?: boolean;
}
