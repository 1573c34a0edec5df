import type { CallFailure, ChatTurn, ReportedError } from './failures.js';
import type { Key, Role } from './identity.js';
import type { ReceivedMessage } from './received-message.js';
import type { ConsentReceipt } from './regions/consent.js';
import type { EndReason } from './regions/call.js';
import type { StageProgress } from './stages.js';
import type { Permission } from './tool-request.js';

/** An event of the assistant for the page. Durations are in milliseconds. */
export type AssistantEvent =
  /**
   * The call is connected: the assistant listens. It follows `call-start-success`, unless the last stages
   * take longer.
   */
  | { readonly type: 'call-start' }
  /**
   * The call is over. `reason` is the provider's, or one of these: `customer-ended-call` by the visitor or
   * the page, `call-moved` to another tab, `call-error` if it broke, `meeting-ended` if the provider gave
   * no reason, and `exceeded-max-duration` or `silence-timed-out` by a limit of the page; the provider
   * uses these two as well. Emitted without a `call-start` if the visitor or the page ends a call that is
   * connecting.
   */
  | { readonly type: 'call-end'; readonly reason: EndReason }
  /** A stage of the call's start began, completed or failed. Some may fail without ending the start. */
  | { readonly type: 'call-start-progress'; readonly progress: StageProgress }
  /**
   * All stages of the call's start are done, but the assistant may not listen yet: wait for `call-start`.
   * Until then `call-start-failed` can still follow. `totalDuration` counts from `start-call`.
   */
  | {
      readonly type: 'call-start-success';
      readonly totalDuration: number;
      readonly callId: string | null;
    }
  /** The call did not start. An `error` of the same type follows, and no `call-end`. */
  | {
      readonly type: 'call-start-failed';
      readonly totalDuration: number;
      readonly failure: CallFailure;
    }
  /** The assistant begins to speak, by its audio level. The visitor's speech is reported in messages only. */
  | { readonly type: 'speech-start' }
  /** The assistant has been silent for a second, by its audio level. Not emitted if the call ends earlier. */
  | { readonly type: 'speech-end' }
  /**
   * A message of the call, as received, or a complete message of the chat: the visitor's when they send it,
   * even if it waits then, the assistant's when it is finished. An answer that was cut off is not emitted.
   * The provider's messages are not checked: one may be none of the documented types, or lack a field.
   */
  | { readonly type: 'message'; readonly message: ReceivedMessage }
  /**
   * The visitor has agreed, just now, which `receipt` records for the page; or has withdrawn their consent,
   * here or in another tab: then it is null. Emitted before what was held back for consent.
   */
  | { readonly type: 'consent-change'; readonly receipt: ConsentReceipt | null }
  /** Something failed or was refused. */
  | { readonly type: 'error'; readonly error: ReportedError };

/** A new call, one that replaces a call in another tab, or one that resumes after a page load. */
export type CallOrigin = 'new' | 'moved' | 'resumed';

/** Words for the conversation of a call. `respond` is whether the assistant answers them. */
export interface CallWords {
  readonly role: Role | 'system';
  readonly text: string;
  readonly respond: boolean;
  /** The message of the visitor that they are. */
  readonly messageId?: string;
  /** The tool call whose outcome they are. */
  readonly toolCallId?: string;
}

/** Work for the runtime. Everything that is started here is stopped here, by its key. */
export type Effect =
  | { readonly type: 'start-call'; readonly key: Key; readonly origin: CallOrigin }
  | { readonly type: 'stop-call'; readonly key: Key }
  | { readonly type: 'mute-call'; readonly key: Key; readonly muted: boolean }
  | { readonly type: 'send-to-call'; readonly key: Key; readonly message: unknown }
  | { readonly type: 'add-to-call'; readonly key: Key; readonly words: CallWords }
  | { readonly type: 'resume-playback'; readonly key: Key }
  | {
      readonly type: 'answer-request';
      readonly requestId: string;
      readonly permission: Permission;
    }
  | {
      readonly type: 'start-reply';
      readonly key: Key;
      readonly turn: ChatTurn;
      readonly sessionId: string | null;
    }
  | { readonly type: 'stop-reply'; readonly key: Key }
  /** Dispatches `queue-continued`, with a fresh key. */
  | { readonly type: 'continue-queue' }
  | { readonly type: 'recall-consent' }
  | { readonly type: 'store-consent'; readonly receipt: ConsentReceipt }
  /** Also forgets everything else that is stored. */
  | { readonly type: 'forget-consent' }
  | { readonly type: 'emit'; readonly event: AssistantEvent };
