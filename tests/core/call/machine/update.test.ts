import type { CallEvent } from '../../../../core/call/machine/events.js';
import type { Call } from '../../../../core/call/machine/state.js';
import type { CallFailure } from '../../../../core/machine/failures.js';
import {
  callAt,
  changed,
  connected,
  ELAPSED,
  emit,
  ENDED,
  joined,
  joining,
  over,
  release,
  testRows,
  timer,
  withSettings,
} from './support/table.js';

const BROKEN: CallEvent = { type: 'broken', kind: 'offline', message: 'It went wrong' };
const NO_MICROPHONE: CallEvent = {
  type: 'microphone-failed',
  kind: 'microphone-denied',
  message: 'no microphone',
};
const END_GRACE: CallEvent = { type: 'timer-elapsed', timer: 'end' };
const ALONE: CallEvent = { type: 'timer-elapsed', timer: 'assistant' };
const failed = (failure: CallFailure) => emit({ type: 'call-failed', failure, duration: ELAPSED });
const ended = (reason: string) => emit({ type: 'call-ended', reason });
const resuming = { ...joining, ...withSettings({ origin: 'resumed', resumable: true }) };
const resumable = withSettings({ resumable: true });

/** A call in its start, and its stage as it fails. */
const JOIN_FAILED = { type: 'daily-call-join-error', stage: 'daily-call-join' } as const;

describe('a call that breaks', () => {
  testRows([
    [
      'fails its start',
      joining,
      BROKEN,
      ENDED,
      [
        over('daily-call-join', 'failed', { error: 'It went wrong' }),
        release(),
        failed({ kind: 'offline', message: 'It went wrong', ...JOIN_FAILED }),
      ],
    ],
    [
      'fails its start between two stages',
      callAt(null),
      BROKEN,
      ENDED,
      [release(), failed({ kind: 'offline', message: 'It went wrong', ...JOIN_FAILED })],
    ],
    [
      'fails its start after the join, too',
      joined,
      BROKEN,
      ENDED,
      [
        over('audio-observer-setup', 'failed', { error: 'It went wrong' }),
        release(),
        failed({ kind: 'offline', type: 'start-method-error', message: 'It went wrong' }),
      ],
    ],
    [
      'fails once it is connected, whatever stage still runs',
      { ...joined, phase: 'connected' },
      BROKEN,
      ENDED,
      [release(), failed({ kind: 'offline', type: 'call-error', message: 'It went wrong' })],
    ],
    ['goes on while it is resumed: its join reports the end', resuming, BROKEN],
    [
      'does not start without a microphone',
      joining,
      NO_MICROPHONE,
      ENDED,
      [
        over('daily-call-join', 'failed', { error: 'no microphone' }),
        release(),
        failed({ kind: 'microphone-denied', message: 'no microphone', ...JOIN_FAILED }),
      ],
    ],
    [
      'goes on without a microphone once it is connected',
      connected,
      NO_MICROPHONE,
      {},
      [
        emit({
          type: 'call-degraded',
          error: { type: 'microphone-denied', message: 'no microphone' },
        }),
      ],
    ],
  ]);
});

describe('a call that ends', () => {
  const dropped = (phase: Call, error: string, failure: object) =>
    [
      over(phase.stage!.name, 'failed', { error }),
      release(),
      failed({ kind: 'call-dropped', message: error, ...failure } as CallFailure),
    ] as const;
  const AT_START = 'The call ended at its start: meeting-ended';

  testRows([
    [
      'has no reason unless the provider gave one',
      connected,
      { type: 'left' },
      ENDED,
      [release(), ended('meeting-ended')],
    ],
    [
      'takes the reason of the provider, and waits for the last words',
      connected,
      { type: 'end-announced', reason: 'silence-timed-out' },
      { endReason: 'silence-timed-out' },
      [timer('end', 1000)],
    ],
    [
      'may be announced without a reason',
      connected,
      { type: 'end-announced', reason: undefined },
      {},
      [timer('end', 1000)],
    ],
    [
      'ends with that reason when the line is closed',
      { ...connected, endReason: 'silence-timed-out' },
      { type: 'left' },
      ENDED,
      [release(), ended('silence-timed-out')],
    ],
    [
      'ends by itself when nobody closes the line',
      { ...connected, endReason: 'silence-timed-out' },
      END_GRACE,
      ENDED,
      [release(), ended('silence-timed-out')],
    ],
    [
      'fails in its start',
      joining,
      { type: 'left' },
      ENDED,
      dropped(joining, AT_START, JOIN_FAILED),
    ],
    [
      'fails in its start when the end was announced',
      joined,
      END_GRACE,
      ENDED,
      dropped(joined, AT_START, { type: 'start-method-error' }),
    ],
    ['goes on while it is resumed', resuming, { type: 'left' }],
    ['goes on while it is resumed, though the end was announced', resuming, END_GRACE],
    [
      'waits for an assistant that left',
      connected,
      { type: 'assistant-left' },
      {},
      [timer('assistant', 5000)],
    ],
    [
      'goes on with an assistant that came back, or another one',
      connected,
      { type: 'assistant-joined' },
      {},
      [timer('assistant', null)],
    ],
    [
      'ends when no assistant follows',
      connected,
      ALONE,
      ENDED,
      [release(), ended('meeting-ended')],
    ],
    [
      'ends when it moves to another tab',
      connected,
      { type: 'moved' },
      ENDED,
      [release(), ended('call-moved')],
    ],
    [
      'ends in its start when it moves to another tab',
      joining,
      { type: 'moved' },
      ENDED,
      [release(), ended('call-moved')],
    ],
    [
      'is released without a word when it is stopped',
      connected,
      { type: 'stop' },
      ENDED,
      [release()],
    ],
    ['is released without a word in its start', joining, { type: 'stop' }, ENDED, [release()]],
    ['has ended for good', { ...connected, ...ENDED }, BROKEN],
    ['cannot be stopped twice', { ...connected, ...ENDED }, { type: 'stop' }],
  ]);
});

describe('the room of a call that may be resumed', () => {
  testRows([
    [
      'ends when the call is stopped',
      { ...connected, ...resumable },
      { type: 'stop' },
      ENDED,
      [release(true)],
    ],
    [
      'ends when a resumed call is stopped before it is validated',
      callAt('initialization', withSettings({ origin: 'resumed', resumable: true })),
      { type: 'stop' },
      ENDED,
      [release(true)],
    ],
    [
      'stays when a new call is stopped before it has one',
      callAt('initialization', { ...resumable, ownsRoom: false }),
      { type: 'stop' },
      ENDED,
      [release(false)],
    ],
    [
      'ends when the call breaks',
      { ...connected, ...resumable },
      BROKEN,
      ENDED,
      [release(true), failed({ kind: 'offline', type: 'call-error', message: 'It went wrong' })],
    ],
    [
      'stays when the browser caches the page',
      { ...connected, ...resumable },
      { type: 'page-cached' },
      { ...ENDED, ownsRoom: false },
      [release(false), ended('customer-ended-call')],
    ],
  ]);
});

describe('a visitor who mutes', () => {
  testRows([
    [
      'joins muted',
      joining,
      { type: 'mute', muted: true },
      { muted: true },
      [changed({ muted: true })],
    ],
    [
      'joins unmuted after all',
      { ...joining, muted: true },
      { type: 'mute', muted: false },
      { muted: false },
      [changed({ muted: false })],
    ],
    [
      'is muted once the call is joined',
      joined,
      { type: 'mute', muted: true },
      { muted: true },
      [{ do: 'set-local-audio', on: false }],
    ],
    [
      'is heard again',
      { ...connected, muted: true },
      { type: 'mute', muted: false },
      { muted: false },
      [{ do: 'set-local-audio', on: true }],
    ],
  ]);
});

describe('speech in a call', () => {
  const words = { type: 'call-transcribed', role: 'user', text: 'Hi', final: false } as const;
  const message = { type: 'call-messaged', message: { type: 'brand-new' } } as const;
  const starts = { type: 'call-speech-started', role: 'assistant' } as const;
  const ends = { type: 'call-speech-ended', role: 'assistant' } as const;
  testRows([
    ['is passed on', connected, words, {}, [emit(words)]],
    ['is passed on as it came', connected, message, {}, [emit(message)]],
    ['makes the assistant a speaker', joined, starts, { speakers: ['assistant'] }, [emit(starts)]],
    [
      'leaves the other speaker',
      { ...connected, speakers: ['assistant', 'user'] },
      ends,
      { speakers: ['user'] },
      [emit(ends)],
    ],
    ['is nothing that the visitor does on the page', connected, { type: 'activity' }],
  ]);
});
