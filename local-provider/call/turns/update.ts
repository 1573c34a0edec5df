import { type FatalType } from '../../faults/fatal-ends.js';
import { cutOff, enqueue, finish, follow, proceed } from './assistant-turn.js';
import { type Control, type Request, type TimedEvent } from './events.js';
import { remember, sendHistory } from './history.js';
import { turnId } from './messages.js';
import { type CallState } from './state.js';
import { inTurn, type Step } from './step.js';
import {
  setHearing,
  visitorStarts,
  visitorStops,
  wordsGuessed,
  wordsHeard,
} from './visitor-turn.js';

/** The visitor hung up or left the page. */
const CUSTOMER_ENDED = 'customer-ended-call';

/** The assistant said its last message. */
const MESSAGE_SPOKEN = 'assistant-ended-call-after-message-spoken';

/**
 * The machine of the provider's side of a call: whose turn it is, what is said, answered and interrupted. No
 * clock, no sound, no network. Its events are in `events.ts`, its effects in `effects.ts`; `../session.ts`
 * runs it. It has the shape of the widget's machines, and shares no code with them.
 */
export function update(state: CallState, event: TimedEvent): Step {
  if (state.phase === 'ended') return [state, []];
  return inTurn(
    state,
    (now) => respond(now, event),
    (now) => proceed(now, event.at),
  );
}

function respond(state: CallState, event: TimedEvent): Step {
  const { at } = event;
  switch (event.type) {
    case 'connecting':
      // Spoken once the page plays it, but synthesised by then.
      return state.opening.status === 'due' ? sayOpening(state) : [state, []];
    case 'page-playable':
      return open(state, at);
    case 'page-left':
      return leave(state, at);
    case 'time-over':
      return end(state, 'exceeded-max-duration', at);
    case 'end-requested':
      return end(state, event.endedReason, at);
    case 'break-requested':
      return breakOff(state, event.as, at);
    case 'end-call':
      return end(state, CUSTOMER_ENDED, at);
    case 'visitor-started':
      return state.phase === 'open' ? visitorStarts(state, at) : [state, []];
    case 'visitor-stopped':
      return visitorStops(state, at);
    case 'words-guessed':
      return wordsGuessed(state, event.text);
    case 'words-heard':
      return wordsHeard(state, event.text, event.seconds, at);
    case 'output-made':
      return modelOutput(state, event.answer, event.output);
    case 'sentence-made':
      return event.answer === state.answer ? enqueue(state, event.text) : [state, []];
    case 'answer-ended':
      return event.answer === state.answer ? [{ ...state, answer: undefined }, []] : [state, []];
    case 'words-spoken':
      return follow(state, event.utterance, event.spoken);
    case 'utterance-ended':
      return utteranceEnded(state, event.utterance, at);
    case 'say':
      return say(state, event, at);
    case 'add-message':
      return addMessage(state, event, at);
    case 'respond':
      return [{ ...state, unanswered: true }, []];
    case 'stop-speaking': {
      const [silent, effects] = cutOff(state, 'assistant', at);
      return [{ ...silent, unanswered: false }, effects];
    }
    case 'control':
      return control(state, event.control);
  }
}

function open(state: CallState, at: number): Step {
  if (state.phase !== 'awaiting-page') return [state, []];
  return [
    { ...state, phase: 'open', openedAt: state.openedAt || at },
    [
      { type: 'begin-listening', word: 'listening' },
      { type: 'send', message: { type: 'status-update', status: 'in-progress' } },
    ],
  ];
}

function sayOpening(state: CallState): Step {
  if (state.opening.status === 'said') return [state, []];
  const { opening } = state;
  return enqueue({ ...state, opening: { ...opening, status: 'said' } }, opening.text);
}

function modelOutput(state: CallState, answer: number, output: string): Step {
  if (answer !== state.answer) return [state, []];
  const turn = state.assistantTurn ?? state.writtenTurn ?? state.nextTurn;
  // The number is taken now, although nothing was said yet: the page has it.
  const written = state.assistantTurn === undefined ? turn : state.writtenTurn;
  return [
    { ...state, writtenTurn: written, nextTurn: Math.max(state.nextTurn, turn + 1) },
    [{ type: 'send', message: { type: 'model-output', output, turnId: turnId(turn) } }],
  ];
}

function utteranceEnded(state: CallState, utterance: number, at: number): Step {
  const { floor } = state;
  if (floor.holder !== 'assistant' || floor.utterance.id !== utterance) return [state, []];
  const { text, endsCall } = floor.utterance;
  return inTurn(
    state,
    (now) => finish(now, text, at),
    (now) => (endsCall ? end(now, MESSAGE_SPOKEN, at) : [now, []]),
  );
}

function say(state: CallState, asked: Of<'say'>, at: number): Step {
  const { text, endsCall, interruptible, interrupts } = asked;
  return inTurn(
    state,
    (now) => (interrupts ? cutOff(now, 'assistant', at) : [now, []]),
    (now) => enqueue(now, text, interruptible),
    (now) => (endsCall ? endAfterSpeech(now, at) : [now, []]),
  );
}

/**
 * Ends the call after the pending utterances, or immediately without any: some texts cannot be
 * spoken. If the visitor interrupts, the call continues.
 */
function endAfterSpeech(state: CallState, at: number): Step {
  const { queue, floor } = state;
  const last = queue.at(-1);
  if (last) return [{ ...state, queue: queue.with(-1, { ...last, endsCall: true }) }, []];
  if (floor.holder === 'nobody') return end(state, MESSAGE_SPOKEN, at);
  const utterance = { ...floor.utterance, endsCall: true };
  return [{ ...state, floor: { ...floor, utterance } }, []];
}

function addMessage(state: CallState, message: Of<'add-message'>, at: number): Step {
  const { role, content, answered } = message;
  // Words that the page adds for the assistant need no answer.
  const owed = answered && role !== 'assistant';
  return inTurn(
    state,
    // The result of a tool does not: it is answered when what is being said has been.
    (now) => (owed && role === 'user' ? cutOff(now, 'visitor', at) : [now, []]),
    (now) => {
      const remark = { role, content, from: at, to: at, came: 'typed' } as const;
      const history = remember(now.history, remark);
      const cut = owed && role === 'user' ? { cutOff: [] } : {};
      const after = { ...now, ...cut, history, unanswered: now.unanswered || owed };
      return [after, [sendHistory(after)]];
    },
  );
}

function control(state: CallState, asked: Control): Step {
  switch (asked) {
    case 'mute-assistant':
    case 'unmute-assistant':
      return [state, [{ type: 'set-sound', on: asked === 'unmute-assistant' }]];
    case 'mute-customer':
    case 'unmute-customer':
      return setHearing(state, asked === 'unmute-customer');
    case 'say-first-message':
      return sayOpening(state);
  }
}

function end(state: CallState, endedReason: string, at: number): Step {
  return inTurn(
    state,
    (now) => cutOff(now, 'ended', at),
    (now) => [
      { ...now, phase: 'ended' },
      [
        { type: 'send', message: { type: 'status-update', status: 'ended', endedReason } },
        { type: 'hang-up', as: 'ejected' },
        { type: 'stop', endedReason },
      ],
    ],
  );
}

/** The page left. The conversation is kept for a rejoin. */
function leave(state: CallState, at: number): Step {
  const [silent] = cutOff(state, 'ended', at);
  return [{ ...silent, phase: 'ended' }, [{ type: 'stop', endedReason: CUSTOMER_ENDED }]];
}

function breakOff(state: CallState, as: FatalType, at: number): Step {
  const [silent] = cutOff(state, 'ended', at);
  return [
    { ...silent, phase: 'ended' },
    [
      { type: 'hang-up', as },
      { type: 'stop', endedReason: as },
    ],
  ];
}

type Of<Type extends Request['type']> = Extract<Request, { type: Type }>;
