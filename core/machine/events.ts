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
  | { readonly type: 'open' }
  | { readonly type: 'close' }
  | { readonly type: 'start-call' }
  | { readonly type: 'end-call' }
  | { readonly type: 'toggle-mute' }
  | { readonly type: 'mute'; readonly muted: boolean }
  | { readonly type: 'resume-playback' }
  | { readonly type: 'send-message'; readonly text: string }
  | { readonly type: 'send-to-call'; readonly message: unknown }
  | { readonly type: 'retry' }
  /** What went wrong was seen. What is left of a call that is over stays. */
  | { readonly type: 'dismiss-failure' }
  /** What is left of a call that is over is not wanted. What went wrong stays to be seen. */
  | { readonly type: 'dismiss-past-call' }
  | { readonly type: 'accept-consent' }
  | { readonly type: 'decline-consent' }
  | { readonly type: 'reset' };

/** The world tells. A fact about a call or a chat turn carries the key of what it is about. */
export type Fact = SetupFact | CallFact | ReplyFact;

export type SetupFact =
  | { readonly type: 'configured'; readonly settings: Settings }
  | { readonly type: 'consent-recalled'; readonly given: boolean }
  /** A call of this tab that a page load interrupted, and what was said in it. */
  | { readonly type: 'interrupted-call-recalled'; readonly transcript: Transcript };

export type CallFact = { readonly key: Key } & (
  | { readonly type: 'call-progressed'; readonly progress: StageProgress }
  | { readonly type: 'call-started'; readonly callId: string | null; readonly duration: number }
  /** The assistant listens; `speaking`, if it spoke before that already. */
  | { readonly type: 'call-connected'; readonly speaking?: boolean }
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
    }
  | { readonly type: 'call-interrupted' }
  | { readonly type: 'call-messaged'; readonly message: unknown }
);

export type ReplyFact = { readonly key: Key } & (
  | { readonly type: 'reply-session'; readonly sessionId: string }
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
