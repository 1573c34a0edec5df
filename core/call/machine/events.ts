import type { CallFact } from '../../machine/events.js';
import type { Timer } from './effects.js';
import type { CreatedCall, StageFailure } from './state.js';
import type { Stage } from './stages.js';

/** Facts of the call that are forwarded to the assistant. */
export type ForwardedFact = Extract<
  CallFact,
  {
    type:
      | 'call-changed'
      | 'call-degraded'
      | 'call-speech-started'
      | 'call-speech-ended'
      | 'call-transcribed'
      | 'call-interrupted'
      | 'call-messaged';
  }
>;

/** An intent or a fact, before the runner stamps it. */
export type CallInput =
  | ForwardedFact
  /** Intents of the assistant. */
  | { readonly type: 'start' }
  | { readonly type: 'stop' }
  | { readonly type: 'mute'; readonly muted: boolean }
  /** `created`, `recordsByJoin`: of `call-creation`. `muted`: how `join` joined. */
  | {
      readonly type: 'stage-completed';
      readonly stage: Stage;
      readonly created?: CreatedCall;
      readonly recordsByJoin?: boolean;
      readonly muted?: boolean;
    }
  | ({ readonly type: 'stage-failed'; readonly stage: Stage } & StageFailure)
  | { readonly type: 'timer-elapsed'; readonly timer: Timer }
  | { readonly type: 'recording-started' }
  | { readonly type: 'recording-failed'; readonly message: string }
  | { readonly type: 'playback-changed'; readonly playback: 'allowed' | 'refused' }
  /** The assistant says that it listens. */
  | { readonly type: 'listening' }
  /** The last assistant left the call: it may only have lost its connection. */
  | { readonly type: 'assistant-left' }
  | { readonly type: 'assistant-joined' }
  /** The provider says that the call is over. */
  | { readonly type: 'end-announced'; readonly reason: string | undefined }
  /** The transport has left the call. */
  | { readonly type: 'left' }
  | ({ readonly type: 'broken' } & StageFailure)
  | ({ readonly type: 'microphone-failed' } & StageFailure)
  /** The visitor used the browser's own controls. */
  | { readonly type: 'hung-up' }
  | { readonly type: 'mute-toggled' }
  /** Another tab takes over. */
  | { readonly type: 'moved' }
  /** The browser puts the page into its back/forward cache, where no connection survives. */
  | { readonly type: 'page-cached' }
  /** The visitor used the page. */
  | { readonly type: 'activity' };

/** When an event happened. Minted by the runner. */
export interface Stamp {
  /** In milliseconds since the epoch, counted from the start of the call. */
  readonly at: number;
  /** In milliseconds since the call was requested, by a clock that nobody sets. */
  readonly elapsed: number;
}

export type CallEvent = CallInput & Stamp;
