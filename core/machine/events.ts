import type { ReportedError } from './effects.js';
import type { CallFailure, ChatFailure } from './failures.js';
import type { Transcript } from './regions/transcript.js';
import type { CallConditions } from './regions/voice.js';
import type { Settings } from './settings.js';
import type { StageProgress } from './stages.js';

/** Names one call, or one chat turn, for as long as it lasts. Minted at the edge, never reused. */
export type Key = number;

export type Role = 'user' | 'assistant';

/** Somebody asks. A page and its visitors can send these, and nothing else. */
export type Intent =
  /**
   * Opens the panel, and plays the assistant where the browser refused to. Without a face it is a mark in
   * the state, and starts nothing.
   */
  | { readonly type: 'open' }
  /** Closes the panel. A call goes on; what waits for consent is dropped. */
  | { readonly type: 'close' }
  /**
   * Starts a call, and clears the conversation, typed or spoken. Refused with the error
   * `validation-error` where the mode is `chat` or an answer is under way; in a call it only tells
   * `call-start-progress` of a `validation` that failed as `already-started`. Without a consent that is
   * required it is held back.
   */
  | { readonly type: 'start-call' }
  /**
   * Ends the call at whatever stage it is, for `customer-ended-call`, or drops one that waits for
   * consent. Refused silently without one.
   */
  | { readonly type: 'end-call' }
  /** Mutes the visitor, or unmutes them. Refused silently unless the call is connected. */
  | { readonly type: 'toggle-mute' }
  /**
   * Mutes the visitor or not, as `muted` says. A call that is in its start begins so. Refused silently
   * without a call.
   */
  | { readonly type: 'mute'; readonly muted: boolean }
  /**
   * Plays the assistant where the browser refused to, which `playback` in the view of the call tells: to
   * be sent on a visitor's click. Refused silently without a call.
   */
  | { readonly type: 'resume-playback' }
  /**
   * Sends what the visitor typed, without spaces around it, and ends a call before that; with
   * `typingInCall` a call that is connected goes on, and the text goes into it. Refused with the error
   * `chat-error` where the mode is `voice`, the text is empty, an answer is under way, or, for a chat,
   * the public key or assistant id is missing. Without a consent that is required it is held back.
   */
  | { readonly type: 'send-message'; readonly text: string }
  /** Stops the answer that is under way; what has come of it stays. Refused silently without one. */
  | { readonly type: 'stop-answer' }
  /**
   * Sends a message to the assistant's side, as the provider's API has it. Refused silently unless the
   * call is connected; one that is too long to be sent is told as an error.
   */
  | { readonly type: 'send-to-call'; readonly message: unknown }
  /**
   * Asks again for what failed last: starts a call, or sends the same text without a second entry for
   * it. After `call-elsewhere` the call in the other tab is ended, for `call-moved`, and a new one
   * starts here. Refused silently when nothing failed.
   */
  | { readonly type: 'retry' }
  /** What went wrong was seen. What is left of a call that is over stays. */
  | { readonly type: 'dismiss-failure' }
  /** What is left of a call that is over is not wanted. What went wrong stays to be seen. */
  | { readonly type: 'dismiss-past-call' }
  /**
   * The visitor agrees: that is remembered, and what was held back is done. Refused silently unless
   * consent is required and not given yet.
   */
  | { readonly type: 'accept-consent' }
  /** The visitor does not agree: what was held back is forgotten, and the panel closed. */
  | { readonly type: 'decline-consent' }
  /**
   * Ends the call and the answer that is under way, and clears the conversation and what failed. Consent
   * stays as it is.
   */
  | { readonly type: 'reset' };

/** The world tells. A fact about a call or a chat turn carries the key of what it is about. */
export type SetupFact =
  /** `consented`, if the visitor has agreed to what the settings may require from now on. */
  | { readonly type: 'configured'; readonly settings: Settings; readonly consented?: boolean }
  | { readonly type: 'consent-recalled'; readonly given: boolean }
  /** A call of this tab that a page load interrupted, and what was said in it. */
  | { readonly type: 'interrupted-call-recalled'; readonly transcript: Transcript };

export type CallFact = { readonly key: Key } & (
  | { readonly type: 'call-progressed'; readonly progress: StageProgress }
  | { readonly type: 'call-started'; readonly callId: string | null; readonly duration: number }
  /**
   * The assistant listens; `speaking`, if it spoke before that already. It may have listened `since` a
   * time before a page load, in milliseconds since the epoch.
   */
  | { readonly type: 'call-connected'; readonly speaking?: boolean; readonly since?: number }
  | { readonly type: 'call-failed'; readonly failure: CallFailure; readonly duration: number }
  /** Something that the call can do without did not work. */
  | { readonly type: 'call-degraded'; readonly error: ReportedError }
  | { readonly type: 'call-ended'; readonly reason: string }
  | { readonly type: 'call-changed'; readonly change: Partial<CallConditions> }
  | { readonly type: 'call-speech-started'; readonly role: Role }
  | { readonly type: 'call-speech-ended'; readonly role: Role }
  | {
      readonly type: 'call-transcribed';
      readonly role: Role;
      readonly text: string;
      readonly final: boolean;
      /** Of words that are shown before they are spoken, those that were heard. Default: all. */
      readonly heard?: string;
    }
  | { readonly type: 'call-interrupted' }
  | { readonly type: 'call-messaged'; readonly message: unknown }
);

export type ReplyFact = { readonly key: Key } & (
  | { readonly type: 'reply-session'; readonly sessionId: string | null }
  | { readonly type: 'reply-delta'; readonly output: number; readonly text: string }
  | { readonly type: 'reply-replaced'; readonly output: number; readonly text: string }
  | { readonly type: 'reply-finished' }
  | { readonly type: 'reply-failed'; readonly failure: ChatFailure }
);

/**
 * What reaches the machine. `at` is in milliseconds since the epoch. The key of an event that is not
 * about a call or a reply is fresh, for whatever the event may start.
 */
export type MachineEvent = (
  ((Intent | SetupFact) & { readonly key: Key }) | CallFact | ReplyFact
) & { readonly at: number };

/** What an event that starts something says of it. */
export interface Stamp {
  readonly key: Key;
  readonly at: number;
}
