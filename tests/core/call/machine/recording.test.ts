import { expect } from 'chai';
import type { CallEffect } from '../../../../core/call/machine/effects.js';
import type { Call } from '../../../../core/call/machine/state.js';
import {
  after,
  begun,
  callAt,
  CREATED,
  degraded,
  ELAPSED,
  entered,
  joined,
  now,
  over,
  skipped,
  testRows,
  timer,
  withSettings,
} from './support/table.js';

const RECORDED = { ...CREATED, videoRecordingEnabled: true };
const REQUESTED = { requestedAt: ELAPSED, stageAt: null, settled: false, greeting: null };
const AWAITED = { ...REQUESTED, stageAt: ELAPSED };
const STARTED = { type: 'recording-started' } as const;
const FAILED = { type: 'recording-failed', message: 'no room on the disk' } as const;
const JOINED = { type: 'stage-completed', stage: 'join', muted: false } as const;
const AUTO = skipped('recording-setup', 'auto-started-via-meeting-token');
const JOINING_OVER = [over('join'), timer('join', null), timer('listening', 20_000)];
const LATER = ELAPSED + 2000;

const readyToJoin = (change: Partial<Call> = {}) =>
  callAt('permissions', { created: RECORDED, ...change });

const joining = (recordsByJoin: boolean) =>
  callAt('join', { created: RECORDED, recording: REQUESTED, recordsByJoin });

const BEFORE = { created: RECORDED, recording: REQUESTED };
const requesting = callAt('recording-setup', { ...BEFORE, phase: 'joined' });

const TYPE = 'video-recording-setup-error';
const lost = degraded({
  type: TYPE,
  message: 'no room on the disk',
  stage: 'video-recording-started',
});

/** Has the assistant begin, so many seconds after the recording was requested. */
const greet = (recordingDelaySeconds: number): CallEffect => ({
  type: 'greet',
  recordingDelaySeconds,
});

const greetings = (effects: readonly CallEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'greet' ? [effect.recordingDelaySeconds] : []));

describe('the recording of a call', () => {
  testRows([
    [
      'counts from the join',
      readyToJoin(),
      { type: 'timer-elapsed', timer: 'permissions' },
      { ...now('join'), recording: REQUESTED },
      [over('permissions'), ...entered('join'), timer('join', 30_000)],
    ],
    [
      'is requested once the call is joined',
      joining(false),
      JOINED,
      { phase: 'joined', ...now('recording-setup'), recording: REQUESTED },
      [...JOINING_OVER, ...entered('recording-setup')],
    ],
    [
      'starts by itself with a token',
      joining(true),
      JOINED,
      { phase: 'joined', ...now('audio-levels'), recording: AWAITED },
      [...JOINING_OVER, ...AUTO, begun('recording-start'), ...entered('audio-levels')],
    ],
    [
      'is awaited once it was requested, while the start goes on',
      requesting,
      { type: 'stage-completed', stage: 'recording-setup' },
      { ...now('audio-levels'), recording: AWAITED },
      [over('recording-setup'), begun('recording-start'), ...entered('audio-levels')],
    ],
    [
      'that cannot be requested stops neither the call nor the assistant',
      requesting,
      {
        type: 'stage-failed',
        stage: 'recording-setup',
        kind: 'call-failed',
        message: 'not allowed',
      },
      { ...now('audio-levels'), recording: { ...AWAITED, settled: true } },
      [
        over('recording-setup', 'failed', { error: 'not allowed' }),
        degraded({ type: TYPE, message: 'not allowed', stage: 'video-recording-setup' }),
        begun('recording-start'),
        over('recording-start', 'failed', { error: 'It could not be requested' }, 0),
        greet(0),
        ...entered('audio-levels'),
      ],
    ],
    [
      'that fails before the join is reported',
      joining(true),
      FAILED,
      { recording: { ...AWAITED, settled: true, greeting: 0 } },
      [
        begun('recording-start'),
        over('recording-start', 'failed', { error: 'no room on the disk' }, 0),
        lost,
      ],
    ],
    ['of another call is none of this one', joined, STARTED],
    [
      'is not started a second time in a resumed call',
      readyToJoin(withSettings({ origin: 'resumed' })),
      { type: 'timer-elapsed', timer: 'permissions' },
      now('join'),
      [over('permissions'), ...entered('join'), timer('join', 30_000)],
    ],
    [
      'is skipped in a resumed call',
      callAt('join', { created: RECORDED, ...withSettings({ origin: 'resumed' }) }),
      JOINED,
      { phase: 'joined', ...now('audio-levels') },
      [
        ...JOINING_OVER,
        ...skipped('recording-setup', 'skipped-resumed'),
        ...skipped('recording-start', 'skipped-resumed'),
        ...entered('audio-levels'),
      ],
    ],
  ]);

  it('that runs before the join has the assistant begin after it, once', () => {
    const [waiting, before] = after(joining(true), { ...STARTED, elapsed: LATER });
    expect(greetings(before)).to.deep.equal([]);
    const [, effects] = after(waiting, { ...JOINED, elapsed: LATER + 1000 }, STARTED, FAILED);
    expect(greetings(effects)).to.deep.equal([2]);
    expect(effects).to.deep.include(lost);
  });

  it('that runs later has the assistant begin then, and reports how long it took', () => {
    const joinedAt = { ...JOINED, elapsed: ELAPSED + 500 };
    const started = { ...STARTED, elapsed: LATER };
    const [waiting, before] = after(joining(true), joinedAt);
    expect(greetings(before)).to.deep.equal([]);
    expect(after(waiting, started)[1]).to.deep.equal([
      over('recording-start', 'completed', { delaySeconds: 2 }, 1500),
      greet(2),
    ]);
    // Without a token the recording is requested after the join.
    expect(greetings(after(joining(false), joinedAt, started)[1])).to.deep.equal([1.5]);
  });
});
