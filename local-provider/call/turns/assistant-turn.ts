import { sentencesOf } from '../spoken/sentences.js';
import { conversationOf, remember, sendHistory } from './history.js';
import { transcript, turnId } from './messages.js';
import type { CallState, Utterance } from './state.js';
import type { Step } from './step.js';

/** More than the longest call can speak. */
const MOST_QUEUED = 1000;

/** Puts the sentences of a text into the queue, as many as it can hold. */
export function enqueue(state: CallState, text: string, interruptible = true): Step {
  const free = MOST_QUEUED - state.queue.length;
  const sentences = sentencesOf(text).slice(0, free);
  const utterances = sentences.map((sentence, index) => ({
    id: state.nextId + index,
    text: sentence,
    interruptible,
    endsCall: false,
  }));
  return [
    {
      ...state,
      queue: [...state.queue, ...utterances],
      nextId: state.nextId + utterances.length,
    },
    utterances.map((utterance) => ({ type: 'prepare', utterance })),
  ];
}

/** Starts the next utterance, the next answer, or the visitor's turn. */
export function proceed(state: CallState, at: number): Step {
  if (state.phase !== 'open' || state.floor.holder !== 'nobody') return [state, []];
  const [next, ...queue] = state.queue;
  if (next) {
    const mustWait = state.visitor.is === 'speaking' && next.interruptible;
    return mustWait ? [state, []] : speak({ ...state, queue }, next, at);
  }
  if (state.answer !== undefined) return [state, []];
  const [rested, effects] = endTurn(state);
  if (!rested.unanswered || rested.visitor.is === 'speaking' || rested.transcribing.length > 0) {
    return [rested, effects];
  }
  const answer = rested.nextId;
  return [
    { ...rested, unanswered: false, answer, nextId: answer + 1 },
    [...effects, { type: 'answer', answer, conversation: conversationOf(rested.history) }],
  ];
}

/** The words of the utterance that have been played. */
export function follow(state: CallState, utterance: number, spoken: string): Step {
  const { floor } = state;
  if (floor.holder !== 'assistant' || floor.utterance.id !== utterance) return [state, []];
  return [
    { ...state, floor: { ...floor, spoken } },
    [{ type: 'send', message: transcript('assistant', 'partial', spoken) }],
  ];
}

/** Ends an utterance, with the part that was spoken. */
export function finish(state: CallState, spoken: string, at: number): Step {
  const { floor } = state;
  if (floor.holder !== 'assistant') return [state, []];
  const silent: CallState = { ...state, floor: { holder: 'nobody' } };
  if (!spoken) return [silent, []];
  const remark = {
    role: 'assistant',
    content: spoken,
    from: floor.from,
    to: at,
    came: 'spoken',
  } as const;
  return [
    { ...silent, history: remember(state.history, remark) },
    [{ type: 'send', message: transcript('assistant', 'final', spoken) }],
  ];
}

/**
 * Interrupts the assistant. Pending utterances are dropped, and of the current one only the spoken
 * words remain.
 *
 * @param by - `visitor` spares utterances that must not be interrupted and notifies the page;
 * `assistant` makes room for another utterance; `ended` clears everything
 */
export function cutOff(state: CallState, by: 'visitor' | 'assistant' | 'ended', at: number): Step {
  const { floor, answer, assistantTurn, writtenTurn } = state;
  const spared = (utterance: Utterance) => by === 'visitor' && !utterance.interruptible;
  if (floor.holder === 'assistant' && spared(floor.utterance)) return [state, []];
  const cut = [
    ...(floor.holder === 'assistant' ? [floor.utterance] : []),
    ...state.queue.filter((utterance) => !spared(utterance)),
  ];
  const spoken = floor.holder === 'assistant' ? floor.spoken : '';
  const [silent, finished] =
    floor.holder === 'assistant' ? finish(state, floor.spoken, at) : ([state, []] as Step);
  const interrupted = by === 'visitor' ? (assistantTurn ?? writtenTurn) : undefined;
  const [rested, ended] = endTurn({
    ...silent,
    queue: state.queue.filter(spared),
    cutOff:
      by === 'visitor' ? [...state.cutOff, ...withoutWords(cut, spoken)].slice(0, MOST_QUEUED) : [],
    answer: undefined,
    // An answer of which nothing was spoken is still pending.
    unanswered: state.unanswered || (answer !== undefined && assistantTurn === undefined),
  });
  return [
    rested,
    [
      { type: 'drop', utterances: cut.map(({ id }) => id) },
      ...(answer === undefined ? [] : [{ type: 'cancel-answer', answer } as const]),
      ...finished,
      ...(interrupted === undefined
        ? []
        : [
            {
              type: 'send',
              message: { type: 'user-interrupted', turnId: turnId(interrupted) },
            } as const,
          ]),
      ...ended,
    ],
  ];
}

/** Utterances without the words of the first that were spoken. */
function withoutWords([first, ...rest]: readonly Utterance[], spoken: string): Utterance[] {
  if (!first) return [];
  const text = first.text.startsWith(spoken) ? first.text.slice(spoken.length).trim() : first.text;
  return text ? [{ ...first, text }, ...rest] : rest;
}

/** Puts what a sound without words cut off back into the queue. */
export function goOn(state: CallState): Step {
  const utterances = state.cutOff.map((each, at) => ({ ...each, id: state.nextId + at }));
  return [
    {
      ...state,
      cutOff: [],
      queue: [...utterances, ...state.queue],
      nextId: state.nextId + utterances.length,
    },
    utterances.map((utterance) => ({ type: 'prepare', utterance })),
  ];
}

function speak(state: CallState, utterance: Utterance, at: number): Step {
  const [begun, effects] = beginTurn(state);
  return [
    { ...begun, floor: { holder: 'assistant', utterance, spoken: '', from: at } },
    [...effects, { type: 'play', utterance }],
  ];
}

function beginTurn(state: CallState): Step {
  if (state.assistantTurn !== undefined) return [state, []];
  const turn = state.writtenTurn ?? state.nextTurn;
  const nextTurn = Math.max(state.nextTurn, turn + 1);
  return [
    { ...state, assistantTurn: turn, writtenTurn: undefined, nextTurn },
    [
      {
        type: 'send',
        message: { type: 'speech-update', status: 'started', role: 'assistant', turn },
      },
    ],
  ];
}

function endTurn(state: CallState): Step {
  const turn = state.assistantTurn;
  if (turn === undefined) return [{ ...state, writtenTurn: undefined }, []];
  const rested = { ...state, assistantTurn: undefined, writtenTurn: undefined };
  return [
    rested,
    [
      {
        type: 'send',
        message: { type: 'speech-update', status: 'stopped', role: 'assistant', turn },
      },
      sendHistory(rested),
    ],
  ];
}
