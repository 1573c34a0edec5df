import type { Conversation } from './conversation.js';
import type { CallWords } from './effects.js';
import type { CallFailure, ChatFailure, ReportedError } from './failures.js';
import type { Key, Role, Stamp } from './identity.js';
import type { Transcript } from './regions/transcript.js';
import type { ConsentReceipt } from './regions/consent.js';
import type { CallConditions, EndReason } from './regions/call.js';
import type { Settings } from './settings.js';
import type { StageProgress } from './stages.js';
import type { AddedPart, Permission, ToolRequest } from './tool-request.js';

export type { Key, Role, Stamp } from './identity.js';

/** A request of the page or the visitor. A page can send these, and nothing else. */
export type Intent =
  /**
   * Opens the panel, and plays the assistant's audio if the browser refused to. Headless, it only marks
   * the state as open. Refused silently if the panel is open and there is nothing to play.
   */
  | { readonly type: 'open' }
  /**
   * Closes the panel and drops what waits for consent. A call continues. Refused silently if the panel is
   * closed and nothing waits.
   */
  | { readonly type: 'close' }
  /**
   * Starts a call and clears the conversation, typed or spoken, unless `sharedContext` is set. Refused with the error `validation-error`
   * if the mode is `chat` or an answer is streaming. During a call it is refused, and
   * `call-start-progress` is emitted with a `validation` that failed as `already-started`. Held back until
   * consent is given if consent is required.
   */
  | { readonly type: 'start-call' }
  /**
   * Ends the call at any stage, with the reason `customer-ended-call`, or drops a call that waits for
   * consent. Refused silently if there is neither.
   */
  | { readonly type: 'end-call' }
  /** Does what `start-call` does without a call, and what `end-call` does during one. */
  | { readonly type: 'toggle-call' }
  /** Mutes or unmutes the visitor. Refused silently unless the call is connected. */
  | { readonly type: 'toggle-mute' }
  /**
   * Mutes the visitor if `muted` is true, and unmutes them otherwise. A call that is connecting starts in
   * that state. Refused silently without a call.
   */
  | { readonly type: 'mute'; readonly muted: boolean }
  /**
   * Plays the assistant's audio after the browser refused to, which `playback` in the view of the call
   * shows. Send it from a click handler. Refused silently without a call.
   */
  | { readonly type: 'resume-playback' }
  /**
   * Sends the text, trimmed, and ends a call before that. With `typingInCall`, a connected call continues
   * and receives the text, and with `inCall` in any mode. While an answer streams and without a network the message waits. Refused with
   * the error `chat-error` if the mode is `voice`, the text is blank or, outside a call, the public key or
   * the assistant id is missing. Held back until consent is given if consent is required.
   */
  | { readonly type: 'send-message'; readonly text: string; readonly inCall?: boolean }
  /**
   * Answers the question whether a tool of the page may run, see `requests` in the state. Refused silently
   * if it is not asked.
   */
  | {
      readonly type: 'answer-request';
      readonly requestId: string;
      readonly permission: Permission;
    }
  /** Replaces the text in the text box. */
  | { readonly type: 'edit-draft'; readonly text: string }
  /**
   * Removes a message that waits to be sent or was not accepted; its text returns to the text box if that
   * is empty. Refused silently if the provider has it, or may have it.
   */
  | { readonly type: 'withdraw-message'; readonly messageId: string }
  /** Stops the answer that is streaming and keeps what has arrived. Refused silently without one. */
  | { readonly type: 'stop-answer' }
  /**
   * Sends a message to the assistant's side of the call, in the format of the provider's API. Refused
   * silently unless the call is connected. A message that is too long emits an error.
   */
  | { readonly type: 'send-to-call'; readonly message: unknown }
  /**
   * Repeats what failed last: starts a call, or sends the same text without a second entry for it. After
   * `call-elsewhere` it ends the call in the other tab, with the reason `call-moved`, and starts a new one
   * here. Refused silently if nothing failed.
   */
  | { readonly type: 'retry' }
  /**
   * Dismisses the failures that are shown. The past call stays, unless it has no transcript. Refused
   * silently if nothing failed.
   */
  | { readonly type: 'dismiss-failure' }
  /** Dismisses the past call. A failure stays. Refused silently without a past call. */
  | { readonly type: 'dismiss-past-call' }
  /**
   * Gives consent to the required purposes and to those optional ones whose ids are in `purposes`, stores it
   * and does what was held back. `language` is that of the notice that was shown, as a BCP 47 tag. Refused
   * silently unless consent is required and not given yet.
   */
  | {
      readonly type: 'accept-consent';
      readonly purposes?: readonly string[];
      readonly language?: string;
    }
  /**
   * Withdraws the consent: ends the call and the answer that is streaming, clears the conversation, deletes
   * everything that is stored, also by other tabs of the site, and closes the panel. Refused silently unless
   * consent was given.
   */
  | { readonly type: 'withdraw-consent' }
  /**
   * Declines consent: drops what was held back and closes the panel. Refused silently if the panel is
   * closed and nothing was held back.
   */
  | { readonly type: 'decline-consent' }
  /**
   * Ends the call and the answer that is streaming, and clears the conversation, the failures and the
   * draft. Consent stays as it is. Refused silently if there is nothing to clear.
   */
  | { readonly type: 'reset' };

/** A fact about the page. */
export type SetupFact =
  /** The network may be back: what waits is sent. */
  | { readonly type: 'network-returned' }
  /** The turn of the message that waits longest may have come. */
  | { readonly type: 'queue-continued' }
  /** There are words for the assistant of the connected call, such as the result of a tool. */
  | { readonly type: 'context-added'; readonly words: CallWords }
  | { readonly type: 'requests-changed'; readonly requests: readonly ToolRequest[] }
  /**
   * Replaces an earlier part with the same id. `text` stands for it where only text is shown. The key is that
   * of the call or the answer to which it belongs.
   */
  | ({ readonly type: 'part-added'; readonly key?: Key } & AddedPart)
  /** `consent` is the stored consent, which may be one to another notice. */
  | {
      readonly type: 'configured';
      readonly settings: Settings;
      readonly consent?: ConsentReceipt | null;
    }
  | { readonly type: 'consent-recalled'; readonly receipt: ConsentReceipt | null }
  /** A page load cut off a call of this tab; `transcript` is its conversation. */
  | { readonly type: 'call-recalled'; readonly transcript: Transcript }
  /**
   * The conversation of this tab on the page before. It does not replace one that has begun since, unless
   * it is `newer`: this page was in the back/forward cache while it went on elsewhere.
   */
  | {
      readonly type: 'conversation-recalled';
      readonly conversation: Conversation;
      readonly newer?: boolean;
    };

/** A fact about a call. Durations are in milliseconds. */
export type CallFact =
  | { readonly type: 'call-progressed'; readonly progress: StageProgress }
  | { readonly type: 'call-started'; readonly callId: string | null; readonly duration: number }
  /**
   * The assistant listens. `speaking` is true if it speaks already. `since` is when it began to listen, in
   * milliseconds since the epoch, if that was before a page load.
   */
  | { readonly type: 'call-connected'; readonly speaking?: boolean; readonly since?: number }
  | { readonly type: 'call-failed'; readonly failure: CallFailure; readonly duration: number }
  /** Something failed that the call can do without. `messageId` is the visitor's message that was not sent. */
  | {
      readonly type: 'call-degraded';
      readonly error: ReportedError;
      readonly messageId?: string;
    }
  | { readonly type: 'call-ended'; readonly reason: EndReason }
  | { readonly type: 'call-changed'; readonly change: Partial<CallConditions> }
  | { readonly type: 'call-speech-started'; readonly role: Role }
  | { readonly type: 'call-speech-ended'; readonly role: Role }
  | {
      readonly type: 'call-transcribed';
      readonly role: Role;
      readonly text: string;
      readonly final: boolean;
      /** For words that are shown before they are spoken: those that were spoken. Default: all. */
      readonly heard?: string;
    }
  | { readonly type: 'call-interrupted' }
  | { readonly type: 'call-messaged'; readonly message: unknown };

/** A fact about the answer to one chat turn. */
export type ReplyFact =
  /** The provider has received the message. Implied by any part of the answer. */
  | { readonly type: 'reply-accepted' }
  /** The network was gone all the time: the provider cannot have received the message, which waits. */
  | { readonly type: 'reply-held' }
  | { readonly type: 'reply-session'; readonly sessionId: string | null }
  | { readonly type: 'reply-delta'; readonly output: number; readonly text: string }
  | { readonly type: 'reply-replaced'; readonly output: number; readonly text: string }
  | { readonly type: 'reply-finished' }
  | { readonly type: 'reply-failed'; readonly failure: ChatFailure };

/**
 * The input of the machine. A fact about a call or an answer says so in `about` and carries its key; any
 * other event carries a fresh key.
 */
export type MachineEvent =
  | ((Intent | SetupFact) & Stamp)
  | (CallFact & Stamp & { readonly about: 'call' })
  | (ReplyFact & Stamp & { readonly about: 'reply' });
