import { expect } from 'chai';
import { initialCall } from '../../../../core/call/machine/state.js';
import type { CallErrorType } from '../../../../core/machine/failures.js';
import { CALL_STAGES } from '../../../../core/machine/stages.js';
import { STAGES, type Stage } from '../../../../core/call/machine/stages.js';
import * as t from './support/table.js';

const completed = (stage: Stage) => ({ type: 'stage-completed', stage }) as const;
const MISSING = { kind: 'microphone-missing', message: 'none' } as const;
const PROBLEM = { kind: 'misconfigured', message: 'A public key must be provided.' } as const;
const ELSEWHERE = { kind: 'call-elsewhere', message: 'Another tab has a call' } as const;
const SKIPPED = [
  ...t.skipped('recording-setup', 'skipped-not-enabled'),
  ...t.skipped('recording-start', 'skipped-not-enabled'),
];
const LISTENING = t.timer('listening', 20_000);
const JOINED = [t.over('join'), t.timer('join', null)];
const OBSERVED = [...SKIPPED, ...t.entered('audio-levels')];
const AFTER_JOIN = [...JOINED, LISTENING, ...OBSERVED];
const CONNECTING = [t.timer('listening', null), { type: 'watch' } as const];
const wasJoined = (muted = false) => ({ type: 'stage-completed', stage: 'join', muted }) as const;
const failed = (stage: Stage) =>
  ({ type: 'stage-failed', stage, kind: 'offline', message: 'no way' }) as const;
const connectedFact = (speaking = false, since?: number) =>
  t.emit({ type: 'call-connected', speaking, since });
const started = t.emit({ type: 'call-started', callId: 'call-1', duration: t.ELAPSED });
const unowned = { ownsRoom: false };

describe('the stages of a start', () => {
  t.testRows([
    [
      'create the call once that is known',
      t.callAt('validation', unowned),
      completed('validation'),
      { ...t.now('call-creation'), ownsRoom: true },
      [t.over('validation'), ...t.entered('call-creation')],
    ],
    [
      'create no call for a visitor who cannot speak',
      t.callAt('validation', { ...unowned, ...t.withSettings({ resumable: true }) }),
      { type: 'stage-failed', stage: 'validation', ...MISSING },
      t.ENDED,
      [
        t.over('validation', 'failed', { error: 'none' }),
        t.release(),
        t.failedFact({ ...MISSING, type: 'validation-error', stage: 'validation' }),
      ],
    ],
    [
      'end at a request that lacks something',
      t.callAt('initialization', { ...unowned, ...t.withSettings({ problem: PROBLEM }) }),
      completed('initialization'),
      t.ENDED,
      [
        t.over('initialization'),
        t.begun('validation'),
        t.over('validation', 'failed', { error: PROBLEM.message }, 0),
        t.release(),
        t.failedFact({ ...PROBLEM, type: 'validation-error', stage: 'input-validation' }),
      ],
    ],
    [
      'report what the provider created',
      t.callAt('call-creation'),
      { type: 'stage-completed', stage: 'call-creation', created: t.CREATED, recordsByJoin: true },
      { ...t.now('transport-creation'), created: t.CREATED, recordsByJoin: true },
      [t.over('call-creation', 'completed', t.CREATED), ...t.entered('transport-creation')],
    ],
    [
      'skip the wait for permissions on a desktop',
      t.callAt('transport-creation', { created: t.CREATED }),
      completed('transport-creation'),
      t.now('join'),
      [
        t.over('transport-creation'),
        ...t.skipped('permissions', 'skipped-not-mobile'),
        ...t.entered('join'),
        t.timer('join', 30_000),
      ],
    ],
    [
      'wait on a phone',
      t.callAt('transport-creation', t.withSettings({ phone: true })),
      completed('transport-creation'),
      t.now('permissions'),
      [t.over('transport-creation'), t.begun('permissions'), t.timer('permissions', 1000)],
    ],
    [
      'report a visitor who starts muted before the join',
      t.callAt('permissions', { muted: true }),
      { type: 'timer-elapsed', timer: 'permissions' },
      t.now('join'),
      [
        t.over('permissions'),
        t.changed({ muted: true }),
        ...t.entered('join'),
        t.timer('join', 30_000),
      ],
    ],
    [
      'wait for no assistant that has listened since before the join',
      { ...t.joining, listening: true },
      wasJoined(),
      { phase: 'connected', ...t.now('audio-levels') },
      [...AFTER_JOIN, ...CONNECTING, connectedFact()],
    ],
    [
      'mute a visitor who asked for it during the join',
      { ...t.joining, muted: true },
      wasJoined(),
      { phase: 'joined', ...t.now('audio-levels') },
      [...JOINED, t.microphone(false), LISTENING, ...OBSERVED],
    ],
    [
      'change nothing for a visitor who joined muted',
      { ...t.joining, muted: true },
      wasJoined(true),
      { phase: 'joined', ...t.now('audio-levels') },
      AFTER_JOIN,
    ],
    ['ignore an outcome that comes too late', t.joined, completed('join')],
  ]);
});

describe('a stage that fails', () => {
  const TYPES: Readonly<Partial<Record<Stage, CallErrorType>>> = {
    initialization: 'start-method-error',
    'call-creation': 'start-method-error',
    'transport-creation': 'daily-call-object-creation-error',
    join: 'daily-call-join-error',
  };

  t.testRows(
    Object.entries(TYPES).map(([key, type]) => {
      const stage = key as Stage;
      const [name] = STAGES[stage];
      const failure = { kind: 'offline', type, message: 'no way', stage: name } as const;
      return [
        `fails the start: ${stage}`,
        t.callAt(stage),
        failed(stage),
        t.ENDED,
        [t.over(stage, 'failed', { error: 'no way' }), t.release(), t.failedFact(failure)],
      ] as const;
    }),
  );

  for (const [stage, phase, name, next] of [
    ['audio-levels', 'joined', 'audio-observer-setup', t.entered('audio-processing')],
    ['audio-processing', 'connected', 'audio-processing-setup', [started]],
  ] as const)
    t.testRows([
      [
        `degrades a ${phase} call, which goes on: ${stage}`,
        t.callAt(stage, { phase, created: t.CREATED }),
        failed(stage),
        stage === 'audio-levels' ? t.now('audio-processing') : { stage: null },
        [
          t.over(stage, 'failed', { error: 'no way' }),
          t.degraded({ type: `${name}-error`, message: 'no way', stage: name }),
          ...next,
        ],
      ],
    ]);

  t.testRows([
    [
      'keeps the room of the call in another tab',
      t.callAt('initialization', t.withSettings({ resumable: true })),
      { type: 'stage-failed', stage: 'initialization', ...ELSEWHERE },
      { ...t.ENDED, ...unowned },
      [
        t.over('initialization', 'failed', { error: ELSEWHERE.message }),
        t.release(false),
        t.failedFact({ ...ELSEWHERE, type: 'start-method-error', stage: 'initialization' }),
      ],
    ],
    [
      'is explained when it is a join that timed out',
      t.joining,
      { type: 'timer-elapsed', timer: 'join' },
      {},
      [{ type: 'explain-late-join' }],
    ],
  ]);
});

describe('a call that waits for the assistant', () => {
  const played = (playback: 'allowed' | 'refused') =>
    ({ type: 'playback-changed', playback }) as const;
  const late = { kind: 'no-answer', message: 'The assistant did not answer in time' } as const;
  const confirm = { type: 'confirm-playback' } as const;
  t.testRows([
    [
      'may have begun to speak',
      { ...t.joined, speakers: ['assistant'] },
      { type: 'listening' },
      { phase: 'connected', listening: true },
      [...CONNECTING, connectedFact(true)],
    ],
    [
      'began to listen before a page load',
      { ...t.joined, ...t.withSettings({ since: 7 }) },
      { type: 'listening' },
      { phase: 'connected', listening: true },
      [...CONNECTING, connectedFact(false, 7)],
    ],
    ['is noted before the join', t.joining, { type: 'listening' }, { listening: true }],
    [
      'is not told that it is played before the join',
      t.joining,
      played('allowed'),
      { playback: 'allowed' },
      [t.changed({ playback: 'allowed' })],
    ],
    [
      'is reported as soon as the call is joined',
      { ...t.joining, playback: 'allowed' },
      wasJoined(),
      { phase: 'joined', ...t.now('audio-levels') },
      [...JOINED, confirm, LISTENING, ...OBSERVED],
    ],
    [
      'is notified when it is played, and the timeout starts again',
      t.joined,
      played('allowed'),
      { playback: 'allowed' },
      [confirm, LISTENING, t.changed({ playback: 'allowed' })],
    ],
    [
      'has no limit while the visitor is asked to tap',
      t.joined,
      played('refused'),
      { playback: 'refused' },
      [t.timer('listening', null), t.changed({ playback: 'refused' })],
    ],
    [
      'is given up in the end',
      t.joined,
      { type: 'timer-elapsed', timer: 'listening' },
      t.ENDED,
      [
        t.over('audio-levels', 'failed', { error: late.message }),
        t.release(),
        t.failedFact({ ...late, type: 'start-method-error' }),
      ],
    ],
  ]);
});

describe('a whole start', () => {
  it('goes through all stages in their order', () => {
    const [call, effects] = t.after(
      initialCall(t.SETTINGS),
      { type: 'start' },
      ...[completed('initialization'), completed('validation')],
      { type: 'stage-completed', stage: 'call-creation', created: t.CREATED },
      ...[completed('transport-creation'), wasJoined(), { type: 'listening' } as const],
      ...[completed('audio-levels'), completed('audio-processing')],
    );
    const stages = effects.flatMap((effect) =>
      effect.type === 'emit' &&
      effect.fact.type === 'call-progressed' &&
      effect.fact.progress.status === 'started'
        ? [effect.fact.progress.stage]
        : [],
    );
    expect(stages).to.deep.equal(CALL_STAGES);
    expect([call.phase, call.stage]).to.deep.equal(['connected', null]);
  });
});
