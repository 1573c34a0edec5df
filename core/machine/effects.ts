import type { Key, Role } from './events.js';
import type { CallFailure, ChatTurn } from './failures.js';
import type { StageProgress } from './stages.js';

/** What a page is told. Durations are in milliseconds. */
export type News =
  /**
   * The assistant listens: the call is connected. It comes after `call-start-success`, unless the last
   * stages take longer.
   */
  | { readonly type: 'call-start' }
  /**
   * The call is over. `reason` is the provider's, or one of this side's: `customer-ended-call` by the
   * visitor or the page, `call-moved` to another tab, `call-error` when it broke, `meeting-ended` when the
   * provider gave no reason, and `exceeded-max-duration` or `silence-timed-out` by a limit of the page's;
   * the provider has these two as well. Also told, without a `call-start` before, when the visitor or the
   * page ends a call in its start.
   */
  | { readonly type: 'call-end'; readonly reason: string }
  /** A stage of the call's start began, was completed or failed. Some may fail, and the start goes on. */
  | { readonly type: 'call-start-progress'; readonly progress: StageProgress }
  /**
   * All stages of the call's start are done, but the assistant may not listen yet: `call-start` says when
   * it does, and until then `call-start-failed` may still come. `totalDuration` counts from `start-call`.
   */
  | {
      readonly type: 'call-start-success';
      readonly totalDuration: number;
      readonly callId: string | null;
    }
  /** The call did not start, and no `call-end` is told; an `error` of the same type follows. */
  | {
      readonly type: 'call-start-failed';
      readonly totalDuration: number;
      readonly failure: CallFailure;
    }
  /** The assistant begins to speak, as its sound level tells. Of the visitor's speech only messages tell. */
  | { readonly type: 'speech-start' }
  /**
   * The assistant has been silent for a second, as its sound level tells. Not told when the call ends
   * before that.
   */
  | { readonly type: 'speech-end' }
  /**
   * A message of the call, as it came, or a finished message of the chat: one of the visitor's when it is
   * sent, one of the assistant's when it is whole. An answer that broke off is none.
   */
  | { readonly type: 'message'; readonly message: unknown }
  /** Something went wrong, or was refused. */
  | { readonly type: 'error'; readonly error: ReportedError };

/**
 * An error as a page hears of it. `type` is a call's error type, `call-error` when a call broke,
 * `chat-error`, `app-message-error`, or what is wrong with microphone or sound in a call that goes on; of
 * the tag also `load-error`, when what is beyond its launcher could not be loaded.
 */
export interface ReportedError {
  readonly type: string;
  /** For developers. */
  readonly message: string;
  /** Where a call's start failed. */
  readonly stage?: string;
}

/** A finished message of the chat, as pages hear of it. */
export interface ChatMessage {
  readonly type: 'chat-message';
  readonly role: Role;
  readonly content: string;
}

/** A new call, one that takes the place of a call elsewhere, or one that is taken up again. */
export type CallOrigin = 'new' | 'moved' | 'resumed';

/** What the machine wants done outside. Whatever is started here is stopped here, by its key. */
export type Effect =
  /** `origin` says what was before: nothing, a call that goes on elsewhere, or one a page load cut. */
  | { readonly type: 'start-call'; readonly key: Key; readonly origin: CallOrigin }
  | { readonly type: 'stop-call'; readonly key: Key }
  | { readonly type: 'mute-call'; readonly key: Key; readonly muted: boolean }
  | { readonly type: 'send-to-call'; readonly key: Key; readonly message: unknown }
  | { readonly type: 'resume-playback'; readonly key: Key }
  | {
      readonly type: 'start-reply';
      readonly key: Key;
      readonly turn: ChatTurn;
      readonly sessionId: string | null;
    }
  | { readonly type: 'stop-reply'; readonly key: Key }
  | { readonly type: 'recall-consent' }
  | { readonly type: 'store-consent' }
  | { readonly type: 'report'; readonly news: News };
