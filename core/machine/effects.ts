import type { Key, Role } from './events.js';
import type { CallFailure, ChatTurn } from './failures.js';
import type { StageProgress } from './stages.js';

/** What a page is told. Durations are in milliseconds. */
export type News =
  | { readonly type: 'call-start' }
  | { readonly type: 'call-end'; readonly reason: string }
  | { readonly type: 'call-start-progress'; readonly progress: StageProgress }
  | {
      readonly type: 'call-start-success';
      readonly totalDuration: number;
      readonly callId: string | null;
    }
  | {
      readonly type: 'call-start-failed';
      readonly totalDuration: number;
      readonly failure: CallFailure;
    }
  | { readonly type: 'speech-start' }
  | { readonly type: 'speech-end' }
  /** A message of the call, as it came, or a finished message of the chat. */
  | { readonly type: 'message'; readonly message: unknown }
  | { readonly type: 'error'; readonly error: ReportedError };

/** An error as a page hears of it. `type` is a call's error type, or `chat-error`. */
export interface ReportedError {
  readonly type: string;
  readonly message: string;
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
  /** `as` says what was before: nothing, a call that goes on elsewhere, or one that a page load cut. */
  | { readonly type: 'start-call'; readonly key: Key; readonly as: CallOrigin }
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
