import { expect } from 'chai';
import type { CallEffect } from '../../../../core/call/machine/effects.js';
import type { Call } from '../../../../core/call/machine/state.js';
import * as t from './support/table.js';

const RECORDED = { ...t.CREATED, videoRecordingEnabled: true };
const REQUESTED = { requestedAt: t.ELAPSED, stageAt: null, settled: false, greeting: null };
const AWAITED = { ...REQUESTED, stageAt: t.ELAPSED };
const STARTED = { type: 'recording-started' } as const;
const FAILED = { type: 'recording-failed', message: 'no room on the disk' } as const;
const JOINED = { type: 'stage-completed', stage: 'join', muted: false } as const;
const AUTO = t.skipped('recording-setup', 'auto-started-via-meeting-token');
const JOINING_OVER = [t.over('join'), t.timer('join', null), t.timer('listening', 20_000)];
const LATER = t.ELAPSED + 2000;

const readyToJoin = (change: Partial<Call> = {}) =>
  t.callAt('permissions', { created: RECORDED, ...change });

const joining = (recordsByJoin: boolean) =>
  t.callAt('join', { created: RECORDED, recording: REQUESTED, recordsByJoin });

const BEFORE = { created: RECORDED, recording: REQUESTED };
const requesting = t.callAt('recording-setup', { ...BEFORE, phase: 'joined' });

const TYPE = 'video-recording-setup-error';
const lost = t.degraded({
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
  t.testRows([
    [
      'counts from the join',
      readyToJoin(),
      { type: 'timer-elapsed', timer: 'permissions' },
      { ...t.now('join'), recording: REQUESTED },
      [t.over('permissions'), ...t.entered('join'), t.timer('join', 30_000)],
    ],
    [
      'is requested once the call is joined',
      joining(false),
      JOINED,
      { phase: 'joined', ...t.now('recording-setup'), recording: REQUESTED },
      [...JOINING_OVER, ...t.entered('recording-setup')],
    ],
    [
      'starts by itself with a token',
      joining(true),
      JOINED,
      { phase: 'joined', ...t.now('audio-levels'), recording: AWAITED },
      [...JOINING_OVER, ...AUTO, t.begun('recording-start'), ...t.entered('audio-levels')],
    ],
    [
      'is awaited once it was requested, while the start goes on',
      requesting,
      { type: 'stage-completed', stage: 'recording-setup' },
      { ...t.now('audio-levels'), recording: AWAITED },
      [t.over('recording-setup'), t.begun('recording-start'), ...t.entered('audio-levels')],
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
      { ...t.now('audio-levels'), recording: { ...AWAITED, settled: true } },
      [
        t.over('recording-setup', 'failed', { error: 'not allowed' }),
        t.degraded({ type: TYPE, message: 'not allowed', stage: 'video-recording-setup' }),
        t.begun('recording-start'),
        t.over('recording-start', 'failed', { error: 'It could not be requested' }, 0),
        greet(0),
        ...t.entered('audio-levels'),
      ],
    ],
    [
      'that fails before the join is reported',
      joining(true),
      FAILED,
      { recording: { ...AWAITED, settled: true, greeting: 0 } },
      [
        t.begun('recording-start'),
        t.over('recording-start', 'failed', { error: 'no room on the disk' }, 0),
        lost,
      ],
    ],
    ['of another call is none of this one', t.joined, STARTED],
    [
      'is not started a second time in a resumed call',
      readyToJoin(t.withSettings({ origin: 'resumed' })),
      { type: 'timer-elapsed', timer: 'permissions' },
      t.now('join'),
      [t.over('permissions'), ...t.entered('join'), t.timer('join', 30_000)],
    ],
    [
      'is skipped in a resumed call',
      t.callAt('join', { created: RECORDED, ...t.withSettings({ origin: 'resumed' }) }),
      JOINED,
      { phase: 'joined', ...t.now('audio-levels') },
      [
        ...JOINING_OVER,
        ...t.skipped('recording-setup', 'skipped-resumed'),
        ...t.skipped('recording-start', 'skipped-resumed'),
        ...t.entered('audio-levels'),
      ],
    ],
  ]);

  it('that runs before the join has the assistant begin after it, once', () => {
    const [waiting, before] = t.after(joining(true), { ...STARTED, elapsed: LATER });
    expect(greetings(before)).to.deep.equal([]);
    const [, effects] = t.after(waiting, { ...JOINED, elapsed: LATER + 1000 }, STARTED, FAILED);
    expect(greetings(effects)).to.deep.equal([2]);
    expect(effects).to.deep.include(lost);
  });

  it('that runs later has the assistant begin then, and reports how long it took', () => {
    const joinedAt = { ...JOINED, elapsed: t.ELAPSED + 500 };
    const started = { ...STARTED, elapsed: LATER };
    const [waiting, before] = t.after(joining(true), joinedAt);
    expect(greetings(before)).to.deep.equal([]);
    expect(t.after(waiting, started)[1]).to.deep.equal([
      t.over('recording-start', 'completed', { delaySeconds: 2 }, 1500),
      greet(2),
    ]);
    // Without a token the recording is requested after the join.
    expect(greetings(t.after(joining(false), joinedAt, started)[1])).to.deep.equal([1.5]);
  });
});
