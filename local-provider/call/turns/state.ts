/** The words that the assistant says in one piece, mostly a sentence. */
export interface Utterance {
  readonly id: number;
  /** Plain words, as they are spoken and written in the transcript. */
  readonly text: string;
  /** The visitor's voice, or a message typed meanwhile, cuts it off. */
  readonly interruptible: boolean;
  /** The call is over when it was spoken. */
  readonly endsCall: boolean;
}

/** The words that were actually spoken or typed. */
export interface Remark {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
  /** When it began and ended, in milliseconds since the epoch. */
  readonly from: number;
  readonly to: number;
  /** Speech without a transcript is shown but cannot be answered. */
  readonly came: 'typed' | 'spoken' | 'spoken-without-words';
}

/** The side that speaks aloud. */
export type Floor =
  | { readonly holder: 'nobody' }
  | {
      readonly holder: 'assistant';
      readonly utterance: Utterance;
      /** The words spoken so far. */
      readonly spoken: string;
      readonly from: number;
    };

export type Visitor = { readonly is: 'quiet' } | { readonly is: 'speaking'; readonly turn: number };

export interface CallState {
  /** `awaiting-page`: the page cannot play sound yet, so nothing is said. */
  readonly phase: 'awaiting-page' | 'open' | 'ended';
  /** When the call was opened, in milliseconds since the epoch. */
  readonly openedAt: number;
  /** The first message; `held` until the page requests it. */
  readonly opening: { readonly text: string; readonly status: 'due' | 'held' | 'said' };
  /** Ready to be spoken, in this order. */
  readonly queue: readonly Utterance[];
  readonly floor: Floor;
  /** The rest of what a sound of the visitor cut off, which goes on if the sound had no words. */
  readonly cutOff: readonly Utterance[];
  readonly visitor: Visitor;
  /** When those utterances of the visitor stopped whose words are not known yet, oldest first. */
  readonly transcribing: readonly number[];
  /** The visitor's microphone counts. */
  readonly hearing: boolean;
  /** A message to the assistant waits for an answer. */
  readonly unanswered: boolean;
  /** The key of the answer in progress. */
  readonly answer: number | undefined;
  /** The assistant's turn, from its first word until nothing more is to come. */
  readonly assistantTurn: number | undefined;
  /** The turn under which pieces of an answer were sent that has no word spoken yet. */
  readonly writtenTurn: number | undefined;
  readonly history: readonly Remark[];
  readonly nextTurn: number;
  readonly nextId: number;
}

export interface Opening {
  /** An empty text lets the visitor speak first. */
  firstMessage: string;
  /** The first message waits for the control `say-first-message`. */
  held: boolean;
  /** Instructions for the answer engine. */
  systemPrompt?: string;
}

/** The state for a page that rejoins: the conversation continues, without the first message if it was said. */
export function resumedState(left: CallState): CallState {
  const { opening, openedAt } = left;
  return {
    ...left,
    opening: opening.status === 'said' && !openedAt ? { ...opening, status: 'due' } : opening,
    phase: 'awaiting-page',
    visitor: { is: 'quiet' },
    transcribing: [],
    hearing: true,
  };
}

export function initialState({ firstMessage, held, systemPrompt }: Opening): CallState {
  return {
    phase: 'awaiting-page',
    openedAt: 0,
    opening: { text: firstMessage, status: held ? 'held' : 'due' },
    queue: [],
    floor: { holder: 'nobody' },
    cutOff: [],
    visitor: { is: 'quiet' },
    transcribing: [],
    hearing: true,
    unanswered: false,
    answer: undefined,
    assistantTurn: undefined,
    writtenTurn: undefined,
    history: systemPrompt
      ? [{ role: 'system', content: systemPrompt, from: 0, to: 0, came: 'typed' }]
      : [],
    nextTurn: 0,
    nextId: 1,
  };
}
