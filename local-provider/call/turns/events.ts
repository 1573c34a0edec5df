import { type FatalType } from '../../faults/fatal-ends.js';

/** A request of the page to the assistant. */
export type Request =
  | {
      readonly type: 'say';
      readonly text: string;
      readonly endsCall: boolean;
      readonly interruptible: boolean;
      /** It replaces the current utterance. */
      readonly interrupts: boolean;
    }
  | {
      readonly type: 'add-message';
      readonly role: 'system' | 'user' | 'assistant';
      readonly content: string;
      readonly answered: boolean;
    }
  | { readonly type: 'control'; readonly control: Control }
  /** The messages so far are to be answered. */
  | { readonly type: 'respond' }
  /** The assistant stops speaking and answering. */
  | { readonly type: 'stop-speaking' }
  | { readonly type: 'end-call' };

export const CONTROLS = [
  'mute-assistant',
  'unmute-assistant',
  'mute-customer',
  'unmute-customer',
  'say-first-message',
] as const;

export type Control = (typeof CONTROLS)[number];

/** An event in a call. */
export type CallEvent =
  | Request
  /** The call begins to connect. */
  | { readonly type: 'connecting' }
  /** The page plays our sound. */
  | { readonly type: 'page-playable' }
  | { readonly type: 'page-left' }
  | { readonly type: 'visitor-started' }
  | { readonly type: 'visitor-stopped' }
  /** An interim transcript. */
  | { readonly type: 'words-guessed'; readonly text: string }
  /** Undefined without a speech recogniser, empty without words. */
  | { readonly type: 'words-heard'; readonly text: string | undefined; readonly seconds: number }
  | { readonly type: 'output-made'; readonly answer: number; readonly output: string }
  | { readonly type: 'sentence-made'; readonly answer: number; readonly text: string }
  | { readonly type: 'answer-ended'; readonly answer: number }
  | { readonly type: 'words-spoken'; readonly utterance: number; readonly spoken: string }
  | { readonly type: 'utterance-ended'; readonly utterance: number }
  | { readonly type: 'time-over' }
  /** The assistant hangs up, because of a fault script or because the provider cannot continue. */
  | { readonly type: 'end-requested'; readonly endedReason: string }
  /** A fault script has the room close on the page. */
  | { readonly type: 'break-requested'; readonly as: FatalType };

/** An event and when it happened, in milliseconds since the epoch. */
export type TimedEvent = CallEvent & { readonly at: number };
