import type { CallFact } from '../../machine/events.js';
import type { Stage } from './stages.js';

/** Each name has one timer. */
export type Timer = 'permissions' | 'join' | 'listening' | 'end' | 'assistant' | 'limit';

/** Work for what carries the call. */
export type TransportEffect =
  /** To be answered by `stage-completed` or `stage-failed`. */
  | { readonly type: 'run'; readonly stage: Stage }
  /** The join timed out. To be answered by `stage-failed`. */
  | { readonly type: 'explain-late-join' }
  | { readonly type: 'set-microphone'; readonly on: boolean }
  /** Tells the assistant that it can be heard. */
  | { readonly type: 'confirm-playback' }
  /** Has the assistant begin. `recordingDelaySeconds` is how long the recording took to start. */
  | { readonly type: 'greet'; readonly recordingDelaySeconds: number }
  /** Observes the devices, and what the visitor does on the page. */
  | { readonly type: 'watch' }
  /** Frees everything. With `endRoom` the call cannot be resumed. */
  | { readonly type: 'release'; readonly endRoom: boolean };

export type CallEffect =
  | TransportEffect
  | { readonly type: 'emit'; readonly fact: CallFact }
  /** Replaces the timer of that name. `delay` is in milliseconds; null clears the timer. */
  | { readonly type: 'set-timer'; readonly timer: Timer; readonly delay: number | null };
