import type { CallEffect } from '../../../../core/call/machine/effects.js';
import type { CallInput } from '../../../../core/call/machine/events.js';
import type { Call } from '../../../../core/call/machine/state.js';
import type { CallFailure } from '../../../../core/machine/failures.js';
import * as t from './support/table.js';
import { connected, emit, ENDED, joined, joining, release, testRows } from './support/table.js';

const OFFLINE = { kind: 'offline', message: 'It went wrong' } as const;
const CALL_ERROR = { ...OFFLINE, type: 'call-error' } as const;
const BROKEN: CallInput = { type: 'broken', ...OFFLINE };
const LEFT: CallInput = { type: 'left' };
const MOVED: CallInput = { type: 'moved' };
const HUNG_UP: CallInput = { type: 'hung-up' };
const STOP: CallInput = { type: 'stop' };
const DENIED = { kind: 'microphone-denied', message: 'no microphone' } as const;
const NO_MICROPHONE: CallInput = { type: 'microphone-failed', ...DENIED };
const announced = (reason?: 'silence-timed-out'): CallInput => ({ type: 'end-announced', reason });
const mute = (muted: boolean): CallInput => ({ type: 'mute', muted });
const END_GRACE: CallInput = { type: 'timer-elapsed', timer: 'end' };
const GONE: CallInput = { type: 'assistant-left' };
const BACK: CallInput = { type: 'assistant-joined' };
const ALONE: CallInput = { type: 'timer-elapsed', timer: 'assistant' };
const ended = (reason: string) => emit({ type: 'call-ended', reason });
/** A row of a call that ends, and releases what it has. */
const ends = (name: string, from: Call, event: CallInput, ...effects: CallEffect[]): t.Row => [
  name,
  from,
  event,
  ENDED,
  [release(), ...effects],
];

/** A row of a call whose start fails at the stage that runs. */
const failsStart = (name: string, from: Call, event: CallInput, failure: CallFailure): t.Row => {
  const error = failure.message;
  const effects = [t.over(from.stage!.name, 'failed', { error }), release(), t.failedFact(failure)];
  return [name, from, event, ENDED, effects];
};

const resuming = { ...joining, ...t.withSettings({ origin: 'resumed', resumable: true }) };
const resumable = t.withSettings({ resumable: true });

/** A call in its start, and its stage as it fails. */
const JOIN_FAILED = { type: 'daily-call-join-error', stage: 'daily-call-join' } as const;

describe('a call that breaks', () => {
  testRows([
    failsStart('fails its start', joining, BROKEN, { ...OFFLINE, ...JOIN_FAILED }),
    ends(
      'fails its start between two stages',
      t.callAt(null),
      BROKEN,
      t.failedFact({ ...OFFLINE, ...JOIN_FAILED }),
    ),
    ends(
      'fails once it is connected, whatever stage still runs',
      { ...joined, phase: 'connected' },
      BROKEN,
      t.failedFact(CALL_ERROR),
    ),
    ['goes on while it is resumed: its join reports the end', resuming, BROKEN],
    [
      'goes on without a microphone once it is connected',
      connected,
      NO_MICROPHONE,
      {},
      [t.degraded({ type: DENIED.kind, message: DENIED.message })],
    ],
  ]);
});

describe('a call that ends', () => {
  const DROPPED = {
    kind: 'call-dropped',
    message: 'The call ended at its start: meeting-ended',
  } as const;
  const SILENCE = 'silence-timed-out';
  const silent: Call = { ...connected, endReason: SILENCE };
  const GRACE = [t.timer('end', 1000)];

  testRows([
    ends('has no reason unless the provider gave one', connected, LEFT, ended('meeting-ended')),
    [
      'takes the reason of the provider, and waits for the last words',
      connected,
      announced(SILENCE),
      { endReason: SILENCE },
      GRACE,
    ],
    ['may be announced without a reason', connected, announced(), {}, GRACE],
    ends('ends with that reason when the line is closed', silent, LEFT, ended(SILENCE)),
    ends('ends by itself when nobody closes the line', silent, END_GRACE, ended(SILENCE)),
    failsStart('fails in its start', joining, LEFT, { ...DROPPED, ...JOIN_FAILED }),
    ['goes on while it is resumed', resuming, LEFT],
    ['goes on while it is resumed, though the end was announced', resuming, END_GRACE],
    ['waits for an assistant that left', connected, GONE, {}, [t.timer('assistant', 5000)]],
    [
      'goes on with one that is back, or another',
      connected,
      BACK,
      {},
      [t.timer('assistant', null)],
    ],
    ends('ends when no assistant follows', connected, ALONE, ended('meeting-ended')),
    ends('ends by the browser’s own controls', joined, HUNG_UP, ended('customer-ended-call')),
    ends('ends in its start when it moves to another tab', joining, MOVED, ended('call-moved')),
    ends('is released without a word when it is stopped', connected, STOP),
    ['has ended for good', { ...connected, ...ENDED }, BROKEN],
    ['cannot be stopped twice', { ...connected, ...ENDED }, STOP],
  ]);
});

describe('the room of a call that may be resumed', () => {
  const known = { ...connected, ...resumable };
  const begun = t.callAt('initialization', t.withSettings({ origin: 'resumed', resumable: true }));
  const fresh = t.callAt('initialization', { ...resumable, ownsRoom: false });
  testRows([
    ['ends when the call is stopped', known, STOP, ENDED, [release(true)]],
    [
      'ends when a resumed call is stopped before it is validated',
      begun,
      STOP,
      ENDED,
      [release(true)],
    ],
    ['stays when a new call is stopped before it has one', fresh, STOP, ENDED, [release(false)]],
    ['ends when the call breaks', known, BROKEN, ENDED, [release(true), t.failedFact(CALL_ERROR)]],
    [
      'stays when the browser caches the page',
      known,
      { type: 'page-cached' },
      { ...ENDED, ownsRoom: false },
      [release(false), ended('customer-ended-call')],
    ],
  ]);
});

describe('a visitor who mutes', () => {
  const [MUTED, HEARD] = [{ muted: true }, { muted: false }];
  const TOGGLED: CallInput = { type: 'mute-toggled' };
  testRows([
    ['joins muted', joining, mute(true), MUTED, [t.changed(MUTED)]],
    ['joins unmuted after all', { ...joining, ...MUTED }, mute(false), HEARD, [t.changed(HEARD)]],
    ['mutes by the browser’s own controls', connected, TOGGLED, MUTED, [t.microphone(false)]],
    [
      'is heard again by the browser’s own controls',
      { ...connected, ...MUTED },
      TOGGLED,
      HEARD,
      [t.microphone(true)],
    ],
  ]);
});

describe('speech in a call', () => {
  const words = { type: 'call-transcribed', role: 'user', text: 'Hi', final: false } as const;
  const message = { type: 'call-messaged', message: { type: 'brand-new' } } as const;
  const began = { type: 'call-speech-started', role: 'assistant' } as const;
  const overlapped: Call = { ...joined, speakers: ['user'] };
  testRows([
    ['is passed on', connected, words, {}, [emit(words)]],
    ['is passed on as it came', connected, message, {}, [emit(message)]],
    ['makes the assistant a speaker', joined, began, { speakers: ['assistant'] }, [emit(began)]],
    ['may overlap', overlapped, began, { speakers: ['user', 'assistant'] }, [emit(began)]],
    ['is nothing that the visitor does on the page', connected, { type: 'activity' }],
  ]);
});
