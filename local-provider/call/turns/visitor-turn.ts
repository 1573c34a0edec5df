import { cutOff, enqueue, goOn } from './assistant-turn.js';
import { remember, sendHistory } from './history.js';
import { transcript } from './messages.js';
import { type CallState } from './state.js';
import { inTurn, type Step } from './step.js';

/** Shorter sounds without words are noise and get no answer, in seconds. */
const SHORTEST_SPEECH_S = 0.8;

const NO_RECOGNIZER =
  'I can hear you, but I have no speech recognizer to understand words with. ' +
  'Install pocketsphinx on this machine, or type to me.';

const NO_WORDS = 'Sorry, I did not catch that. Could you say it again?';

/** The visitor begins to speak: the assistant stops and listens. */
export function visitorStarts(state: CallState, at: number): Step {
  if (state.visitor.is === 'speaking') return [state, []];
  const turn = state.nextTurn;
  return inTurn(
    { ...state, visitor: { is: 'speaking', turn }, nextTurn: turn + 1 },
    (now) => [
      now,
      [{ type: 'send', message: { type: 'speech-update', status: 'started', role: 'user', turn } }],
    ],
    (now) => cutOff(now, 'visitor', at),
  );
}

export function visitorStops(state: CallState, at: number): Step {
  const [quiet, effects] = fallSilent(state);
  if (effects.length === 0) return [state, []];
  return [
    { ...quiet, transcribing: [...quiet.transcribing, at] },
    [...effects, { type: 'transcribe' }],
  ];
}

/** Mutes or unmutes the visitor; muting drops the current speech. */
export function setHearing(state: CallState, on: boolean): Step {
  const [quiet, effects] = on ? ([state, []] as Step) : fallSilent(state);
  return [{ ...quiet, hearing: on }, [...effects, { type: 'set-hearing', on }]];
}

export function wordsGuessed(state: CallState, text: string): Step {
  const speaking = state.visitor.is === 'speaking' || state.transcribing.length > 0;
  return [
    state,
    speaking && text ? [{ type: 'send', message: transcript('user', 'partial', text) }] : [],
  ];
}

/** The words of the oldest utterance that has none yet: they are dated by when it stopped. */
export function wordsHeard(
  state: CallState,
  text: string | undefined,
  seconds: number,
  at: number,
): Step {
  const [stopped = at, ...transcribing] = state.transcribing;
  const heard = { ...state, transcribing, cutOff: text === '' ? state.cutOff : [] };
  if (text) return note(heard, text, 'spoken', seconds, stopped);
  // A further sound may have words.
  const isLast = state.visitor.is === 'quiet' && transcribing.length === 0;
  const [before, resumed] = isLast ? goOn(heard) : ([heard, []] as Step);
  if (text === '' && seconds < SHORTEST_SPEECH_S) return [before, resumed];
  const answer = text === undefined ? NO_RECOGNIZER : NO_WORDS;
  return inTurn(
    before,
    (now) => [now, resumed],
    (now) =>
      note(now, `(speech, ${seconds.toFixed(1)} s)`, 'spoken-without-words', seconds, stopped),
    // Who has something to answer does not complain about a noise.
    (now) =>
      now.unanswered || now.queue.length > 0 || now.floor.holder === 'assistant'
        ? [now, []]
        : enqueue(now, answer),
  );
}

function note(
  state: CallState,
  text: string,
  came: 'spoken' | 'spoken-without-words',
  seconds: number,
  to: number,
): Step {
  const remark = { role: 'user', content: text, from: to - seconds * 1000, to, came } as const;
  const after: CallState = {
    ...state,
    history: remember(state.history, remark),
    unanswered: state.unanswered || came === 'spoken',
  };
  return [
    after,
    [{ type: 'send', message: transcript('user', 'final', text) }, sendHistory(after)],
  ];
}

function fallSilent(state: CallState): Step {
  const { visitor } = state;
  if (visitor.is === 'quiet') return [state, []];
  const { turn } = visitor;
  return [
    { ...state, visitor: { is: 'quiet' } },
    [{ type: 'send', message: { type: 'speech-update', status: 'stopped', role: 'user', turn } }],
  ];
}
