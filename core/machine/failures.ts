import type { CallStage } from './stages.js';

/** The types of error that a call's start can end with. */
export type CallErrorType =
  | 'validation-error'
  | 'daily-call-object-creation-error'
  | 'daily-call-join-error'
  | 'video-recording-setup-error'
  | 'audio-observer-setup-error'
  | 'audio-processing-setup-error'
  | 'start-method-error';

/** What went wrong, in the terms of what a visitor can do about it. */
export type FailureKind =
  | 'microphone-denied'
  | 'microphone-missing'
  | 'microphone-busy'
  | 'unsupported'
  | 'offline'
  | 'unauthorized'
  | 'rejected'
  | 'misconfigured'
  | 'call-failed'
  | 'call-dropped'
  | 'call-elsewhere'
  | 'call-early'
  | 'call-full'
  | 'call-gone'
  | 'no-answer'
  | 'stream-broken';

/** A call that did not start or did not last. */
export interface CallFailure {
  readonly kind: FailureKind;
  readonly type: CallErrorType | 'call-error';
  /** For developers; visitors are shown the text of the kind. */
  readonly message: string;
  /** Where the start failed: a stage, or the check of what to call. */
  readonly stage?: CallStage | 'input-validation';
}

/** What one chat request carries. */
export interface ChatTurn {
  readonly text: string;
  /** What the page greeted with, which the assistant is told with the turn that begins a session. */
  readonly greeting?: string;
}

/** A chat turn that got no answer, or not all of it. */
export interface ChatFailure {
  readonly kind: FailureKind;
  readonly message: string;
  /** What to send again when the visitor asks for it. */
  readonly turn: ChatTurn;
}
