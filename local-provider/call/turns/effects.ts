import { type ConversationMessage } from '../../answers/answer-engine.js';
import { type FatalType } from '../../faults/fatal-ends.js';
import { type ServerMessage } from './messages.js';
import { type Utterance } from './state.js';

/** Work that results from an event. */
export type Effect =
  /** The one word of the wire that is not JSON. */
  | { readonly do: 'begin-listening'; readonly word: 'listening' }
  | { readonly do: 'send'; readonly message: ServerMessage }
  /** Synthesises an utterance ahead. */
  | { readonly do: 'prepare'; readonly utterance: Utterance }
  | { readonly do: 'play'; readonly utterance: Utterance }
  /** Drops these, including the current one. */
  | { readonly do: 'drop'; readonly utterances: readonly number[] }
  | { readonly do: 'transcribe' }
  | {
      readonly do: 'answer';
      readonly answer: number;
      readonly conversation: readonly ConversationMessage[];
    }
  | { readonly do: 'cancel-answer'; readonly answer: number }
  /** Whether the assistant's sound goes out. */
  | { readonly do: 'set-sound'; readonly on: boolean }
  /** Whether the visitor's sound counts; turning it off drops the current speech. */
  | { readonly do: 'set-hearing'; readonly on: boolean }
  /** Ends the call for the page, as Daily's error of this type. */
  | { readonly do: 'hang-up'; readonly as: FatalType }
  /** Stops everything that still runs: the call is over, for this reason. */
  | { readonly do: 'stop'; readonly endedReason: string };
