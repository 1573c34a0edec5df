import { expect } from 'chai';
import { initialCall } from '../../../../core/call/machine/state.js';
import type { CallErrorType } from '../../../../core/machine/failures.js';
import { CALL_STAGES } from '../../../../core/machine/stages.js';
import { STAGES, type Stage } from '../../../../core/call/machine/stages.js';
import * as table from './support/table.js';
import {
  callAt,
  changed,
  CREATED,
  emit,
  ENDED,
  entered,
  joined,
  joining,
  now,
  over,
  release,
  skipped,
  testRows,
  timer,
  withSettings,
} from './support/table.js';

const completed = (stage: Stage) => ({ type: 'stage-completed', stage }) as const;
const MISSING = { kind: 'microphone-missing', message: 'none' } as const;
const PROBLEM = { kind: 'misconfigured', message: 'A public key must be provided.' } as const;
const ELSEWHERE = { kind: 'call-elsewhere', message: 'Another tab has a call' } as const;
const SKIPPED = [
  ...skipped('recording-setup', 'skipped-not-enabled'),
  ...skipped('recording-start', 'skipped-not-enabled'),
];
const LISTENING = timer('listening', 20_000);
const JOINED = [over('join'), timer('join', null)];
const OBSERVED = [...SKIPPED, ...entered('audio-levels')];
const AFTER_JOIN = [...JOINED, LISTENING, ...OBSERVED];
const CONNECTING = [timer('listening', null), { type: 'watch' } as const];
const wasJoined = (muted = false) => ({ type: 'stage-completed', stage: 'join', muted }) as const;
const failed = (stage: Stage) =>
  ({ type: 'stage-failed', stage, kind: 'offline', message: 'no way' }) as const;
const connectedFact = (speaking = false, since?: number) =>
  emit({ type: 'call-connected', speaking, since });
const { after, begun, degraded, failedFact } = table;
const started = emit({ type: 'call-started', callId: 'call-1', duration: table.ELAPSED });
const unowned = { ownsRoom: false };

describe('the stages of a start', () => {
  testRows([
    [
      'create the call once that is known',
      callAt('validation', unowned),
      completed('validation'),
      { ...now('call-creation'), ownsRoom: true },
      [over('validation'), ...entered('call-creation')],
    ],
    [
      'create no call for a visitor who cannot speak',
      callAt('validation', { ...unowned, ...withSettings({ resumable: true }) }),
      { type: 'stage-failed', stage: 'validation', ...MISSING },
      ENDED,
      [
        over('validation', 'failed', { error: 'none' }),
        release(),
        failedFact({ ...MISSING, type: 'validation-error', stage: 'validation' }),
      ],
    ],
    [
      'end at a request that lacks something',
      callAt('initialization', { ...unowned, ...withSettings({ problem: PROBLEM }) }),
      completed('initialization'),
      ENDED,
      [
        over('initialization'),
        begun('validation'),
        over('validation', 'failed', { error: PROBLEM.message }, 0),
        release(),
        failedFact({ ...PROBLEM, type: 'validation-error', stage: 'input-validation' }),
      ],
    ],
    [
      'report what the provider created',
      callAt('call-creation'),
      { type: 'stage-completed', stage: 'call-creation', created: CREATED, recordsByJoin: true },
      { ...now('transport-creation'), created: CREATED, recordsByJoin: true },
      [over('call-creation', 'completed', CREATED), ...entered('transport-creation')],
    ],
    [
      'skip the wait for permissions on a desktop',
      callAt('transport-creation', { created: CREATED }),
      completed('transport-creation'),
      now('join'),
      [
        over('transport-creation'),
        ...skipped('permissions', 'skipped-not-mobile'),
        ...entered('join'),
        timer('join', 30_000),
      ],
    ],
    [
      'wait on a phone',
      callAt('transport-creation', withSettings({ phone: true })),
      completed('transport-creation'),
      now('permissions'),
      [over('transport-creation'), begun('permissions'), timer('permissions', 1000)],
    ],
    [
      'report a visitor who starts muted before the join',
      callAt('permissions', { muted: true }),
      { type: 'timer-elapsed', timer: 'permissions' },
      now('join'),
      [over('permissions'), changed({ muted: true }), ...entered('join'), timer('join', 30_000)],
    ],
    [
      'wait for no assistant that has listened since before the join',
      { ...joining, listening: true },
      wasJoined(),
      { phase: 'connected', ...now('audio-levels') },
      [...AFTER_JOIN, ...CONNECTING, connectedFact()],
    ],
    [
      'mute a visitor who asked for it during the join',
      { ...joining, muted: true },
      wasJoined(),
      { phase: 'joined', ...now('audio-levels') },
      [...JOINED, table.microphone(false), LISTENING, ...OBSERVED],
    ],
    [
      'change nothing for a visitor who joined muted',
      { ...joining, muted: true },
      wasJoined(true),
      { phase: 'joined', ...now('audio-levels') },
      AFTER_JOIN,
    ],
    ['ignore an outcome that comes too late', joined, completed('join')],
  ]);
});

describe('a stage that fails', () => {
  const TYPES: Readonly<Partial<Record<Stage, CallErrorType>>> = {
    initialization: 'start-method-error',
    'call-creation': 'start-method-error',
    'transport-creation': 'daily-call-object-creation-error',
    join: 'daily-call-join-error',
  };

  testRows(
    Object.entries(TYPES).map(([key, type]) => {
      const stage = key as Stage;
      const [name] = STAGES[stage];
      const failure = { kind: 'offline', type, message: 'no way', stage: name } as const;
      return [
        `fails the start: ${stage}`,
        callAt(stage),
        failed(stage),
        ENDED,
        [over(stage, 'failed', { error: 'no way' }), release(), failedFact(failure)],
      ] as const;
    }),
  );

  for (const [stage, phase, name, next] of [
    ['audio-levels', 'joined', 'audio-observer-setup', entered('audio-processing')],
    ['audio-processing', 'connected', 'audio-processing-setup', [started]],
  ] as const)
    testRows([
      [
        `degrades a ${phase} call, which goes on: ${stage}`,
        callAt(stage, { phase, created: CREATED }),
        failed(stage),
        stage === 'audio-levels' ? now('audio-processing') : { stage: null },
        [
          over(stage, 'failed', { error: 'no way' }),
          degraded({ type: `${name}-error`, message: 'no way', stage: name }),
          ...next,
        ],
      ],
    ]);

  testRows([
    [
      'keeps the room of the call in another tab',
      callAt('initialization', withSettings({ resumable: true })),
      { type: 'stage-failed', stage: 'initialization', ...ELSEWHERE },
      { ...ENDED, ...unowned },
      [
        over('initialization', 'failed', { error: ELSEWHERE.message }),
        release(false),
        failedFact({ ...ELSEWHERE, type: 'start-method-error', stage: 'initialization' }),
      ],
    ],
    [
      'is explained when it is a join that timed out',
      joining,
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
  testRows([
    [
      'may have begun to speak',
      { ...joined, speakers: ['assistant'] },
      { type: 'listening' },
      { phase: 'connected', listening: true },
      [...CONNECTING, connectedFact(true)],
    ],
    [
      'began to listen before a page load',
      { ...joined, ...withSettings({ since: 7 }) },
      { type: 'listening' },
      { phase: 'connected', listening: true },
      [...CONNECTING, connectedFact(false, 7)],
    ],
    ['is noted before the join', joining, { type: 'listening' }, { listening: true }],
    [
      'is not told that it is played before the join',
      joining,
      played('allowed'),
      { playback: 'allowed' },
      [changed({ playback: 'allowed' })],
    ],
    [
      'is reported as soon as the call is joined',
      { ...joining, playback: 'allowed' },
      wasJoined(),
      { phase: 'joined', ...now('audio-levels') },
      [...JOINED, confirm, LISTENING, ...OBSERVED],
    ],
    [
      'is notified when it is played, and the timeout starts again',
      joined,
      played('allowed'),
      { playback: 'allowed' },
      [confirm, LISTENING, changed({ playback: 'allowed' })],
    ],
    [
      'has no limit while the visitor is asked to tap',
      joined,
      played('refused'),
      { playback: 'refused' },
      [timer('listening', null), changed({ playback: 'refused' })],
    ],
    [
      'is given up in the end',
      joined,
      { type: 'timer-elapsed', timer: 'listening' },
      ENDED,
      [
        over('audio-levels', 'failed', { error: late.message }),
        release(),
        failedFact({ ...late, type: 'start-method-error' }),
      ],
    ],
  ]);
});

describe('a whole start', () => {
  it('goes through all stages in their order', () => {
    const [call, effects] = after(
      initialCall(table.SETTINGS),
      { type: 'start' },
      ...[completed('initialization'), completed('validation')],
      { type: 'stage-completed', stage: 'call-creation', created: CREATED },
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
