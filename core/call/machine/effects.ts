import type { CallFact } from '../../machine/events.js';
import type { CallStage } from '../../machine/stages.js';

/** Each name has one timer. */
export type Timer = 'permissions' | 'join' | 'listening' | 'end' | 'assistant' | 'limit';

/** Work for what carries the call. */
export type TransportEffect =
  /** To be answered by `stage-completed` or `stage-failed`. */
  | { readonly do: 'run'; readonly stage: CallStage }
  /** The join timed out. To be answered by `stage-failed`. */
  | { readonly do: 'explain-late-join' }
  | { readonly do: 'set-local-audio'; readonly on: boolean }
  | { readonly do: 'send'; readonly text: string }
  /** Observes the devices, and what the visitor does on the page. */
  | { readonly do: 'watch' }
  /** Frees everything. With `endRoom` the call cannot be resumed. */
  | { readonly do: 'release'; readonly endRoom: boolean };

export type CallEffect =
  | TransportEffect
  | { readonly do: 'emit'; readonly fact: CallFact }
  /** Replaces the timer of that name. `delay` is in milliseconds; null clears the timer. */
  | { readonly do: 'set-timer'; readonly timer: Timer; readonly delay: number | null };
