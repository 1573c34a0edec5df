import { type ConversationMessage } from '../../answers/answer-engine.js';
import { type FatalType } from '../../faults/fatal-ends.js';
import { type ServerMessage } from './messages.js';
import { type Utterance } from './state.js';

/** Work that results from an event. */
export type Effect =
  /** The one word of the wire that is not JSON. */
  | { readonly type: 'begin-listening'; readonly word: 'listening' }
  | { readonly type: 'send'; readonly message: ServerMessage }
  /** Synthesises an utterance ahead. */
  | { readonly type: 'prepare'; readonly utterance: Utterance }
  | { readonly type: 'play'; readonly utterance: Utterance }
  /** Drops these, including the current one. */
  | { readonly type: 'drop'; readonly utterances: readonly number[] }
  | { readonly type: 'transcribe' }
  | {
      readonly type: 'answer';
      readonly answer: number;
      readonly conversation: readonly ConversationMessage[];
    }
  | { readonly type: 'cancel-answer'; readonly answer: number }
  /** Whether the assistant's sound goes out. */
  | { readonly type: 'set-sound'; readonly on: boolean }
  /** Whether the visitor's sound counts; turning it off drops the current speech. */
  | { readonly type: 'set-hearing'; readonly on: boolean }
  /** Ends the call for the page, as Daily's error of this type. */
  | { readonly type: 'hang-up'; readonly as: FatalType }
  /** Stops everything that still runs: the call is over, for this reason. */
  | { readonly type: 'stop'; readonly endedReason: string };
