import type { StageProgress } from '../../../../core/machine/stages.js';
import type {
  CallConditions,
  ConnectedCall,
  ConnectingCall,
  EndReason,
} from '../../../../core/machine/regions/call.js';
import type { State } from '../../../../core/machine/state.js';
import { endedAfterNotice, endedBy, errorEmitted } from '../support/effects.js';
import * as s from '../support/states.js';
import { emitted, testRows, type Row } from '../support/table.js';

const key = s.CALL;
const givenUp = { voice: s.noCall } as const;
const ended = (reason: string) => ({ voice: s.pastCall(reason) }) as const;
const noticed: State = { ...s.inCall, voice: s.callOf({ endReported: true }) };

const begun = { stage: 'initialization', status: 'started' } as const;
const made = {
  stage: 'web-call-creation',
  status: 'completed',
  duration: 1,
  metadata: { callId: 'call-1' },
} as const;
const joining = { stage: 'daily-call-join', status: 'started' } as const;
const recording = { stage: 'video-recording-started', status: 'completed', duration: 12 } as const;

const NOT_SENT = { type: 'app-message-error', message: 'There is no connection' } as const;

const hangUp = { reason: 'silence-timed-out' as const, at: s.AT + 10_000 };

/** What may change about a call, how it was before, and what is emitted. */
const CONDITIONS: readonly [
  name: string,
  before: Partial<CallConditions>,
  change: Partial<CallConditions>,
][] = [
  ['it is muted', {}, { muted: true }],
  ['the assistant takes its time', { muted: true }, { thinking: true }],
  ['something comes from it again', { unheard: 'silent' }, { unheard: null }],
  ['it is not to be ended after all', { hangUp }, { hangUp: null }],
];

const starting = (change: Partial<ConnectingCall>) => ({
  voice: { ...s.callStarting(key), ...change },
});
const identified: State = { ...s.connecting, callId: 'call-1' };

const PROGRESS: readonly [string, State, StageProgress, Partial<State>][] = [
  ['is known as the stage', s.connecting, joining, starting({ stage: joining.stage })],
  [
    'has the id of the call',
    s.connecting,
    made,
    { ...starting({ stage: made.stage }), callId: 'call-1' },
  ],
  ['keeps the id of the call', identified, joining, starting({ stage: joining.stage })],
  ['drops an older id', identified, begun, { ...starting({ stage: begun.stage }), callId: null }],
  ['is emitted of a recording that begins in the call', s.inCall, recording, {}],
];

const CUT = { since: s.AT - 60_000 };
const LATER = { at: s.AT + 700 };
const SLOW = { muted: true, thinking: true };
const SPEAKS = { speaker: 'assistant', begun: true } as const;

const CONNECTIONS: readonly [
  name: string,
  before: Partial<ConnectingCall>,
  fact: { readonly at?: number; readonly since?: number; readonly speaking?: true },
  call: Partial<ConnectedCall>,
][] = [
  [
    'is counted from this moment, and keeps its conditions',
    SLOW,
    LATER,
    { ...SLOW, since: LATER.at },
  ],
  ['is counted from before a page load that cut it', {}, CUT, CUT],
  ['connects one whose assistant speaks already', {}, { speaking: true }, SPEAKS],
  ['connects one whose assistant was slow', { thinking: true }, { speaking: true }, SPEAKS],
  ['keeps that the end was reported', { endReported: true }, {}, { endReported: true }],
];

const { kind: _, ...REPORTED } = s.DENIED;

const BY_ASSISTANT = 'assistant-ended-call';

const ENDS: readonly [string, State, EndReason, Partial<State>, Row[4]][] = [
  ['is emitted once', noticed, BY_ASSISTANT, ended(BY_ASSISTANT), endedAfterNotice(BY_ASSISTANT)],
  ['ends a start', s.connecting, 'meeting-ended', givenUp, endedBy('meeting-ended')],
  ['names another tab', s.connecting, 'call-moved', ended('call-moved'), endedBy('call-moved')],
];

const [MUTED, LOW] = [{ muted: true }, { network: 'low' }] as const;
const inCall = (call: Partial<ConnectedCall>) => ({ ...s.inCall, voice: s.callOf(call) });

const OTHER_CHANGES: readonly [string, State, Partial<CallConditions>, Partial<State>][] = [
  ['in its start: it starts muted', s.connecting, MUTED, starting(MUTED)],
  [
    'of thought, while it speaks',
    inCall(SPEAKS),
    { thinking: true, ...LOW },
    { voice: s.callOf({ ...SPEAKS, ...LOW }) },
  ],
  ['of several things', s.inCall, { ...MUTED, ...LOW }, { voice: s.callOf({ ...MUTED, ...LOW }) }],
];

const over = (reason: EndReason) => ({ about: 'call', type: 'call-ended', key, reason }) as const;
const changed = (change: Partial<CallConditions>) =>
  ({ about: 'call', type: 'call-changed', key, change }) as const;

testRows({
  'call-progressed': [
    ...PROGRESS.map(([name, from, progress, changes]): Row => {
      const event = { about: 'call', type: 'call-progressed', key, progress } as const;
      return [name, from, event, changes, [emitted({ type: 'call-start-progress', progress })]];
    }),
  ],
  'call-started': [
    [
      'is emitted, and the call is not connected before the assistant listens',
      s.connecting,
      { about: 'call', type: 'call-started', key, callId: 'call-1', duration: 340 },
      {},
      [emitted({ type: 'call-start-success', callId: 'call-1', totalDuration: 340 })],
    ],
  ],
  'call-connected': [
    ...CONNECTIONS.map(([name, before, fact, call]): Row => [
      name,
      { ...s.connecting, ...starting(before) },
      { about: 'call', type: 'call-connected', key, ...fact },
      { voice: s.callOf(call) },
      [emitted({ type: 'call-start' })],
    ]),
    ['is emitted once', inCall(SPEAKS), { about: 'call', type: 'call-connected', key }],
  ],
  'call-failed': [
    [
      'in its start: a failed start, then the error',
      s.connecting,
      { about: 'call', type: 'call-failed', key, failure: s.DENIED, duration: 90 },
      { ...givenUp, voice: s.failedCall.voice },
      [
        { type: 'stop-call', key },
        emitted({ type: 'call-start-failed', totalDuration: 90, failure: s.DENIED }),
        emitted({ type: 'error', error: REPORTED }),
      ],
    ],
    [
      'in the call: an end, then the error, and a text box where the page has one for that',
      s.set({ fallback: 'chat' }, s.inCall),
      { about: 'call', type: 'call-failed', key, failure: s.DROPPED, duration: 9000 },
      { voice: s.pastCall('call-error', s.DROPPED), fallback: true },
      [...endedBy('call-error'), ...errorEmitted('call-error', 'The network went away')],
    ],
  ],
  'call-degraded': [
    ...[s.connecting, s.inCall].map((from): Row => [
      'is emitted, and nothing ends',
      from,
      { about: 'call', type: 'call-degraded', key, error: { type: 'audio-error', message: 'x' } },
      {},
      errorEmitted('audio-error', 'x'),
    ]),
    [
      'shows that a message was not sent',
      { ...s.inCall, transcript: s.listOf(s.typedInCall(1, 'Hello')) },
      { about: 'call', type: 'call-degraded', key, messageId: s.MESSAGE, error: NOT_SENT },
      { transcript: s.listOf(s.unsent(1, 'Hello', false, s.MESSAGE)) },
      errorEmitted(NOT_SENT.type, NOT_SENT.message),
    ],
  ],
  'call-ended': [
    [
      'keeps from when to when it was',
      inCall(CUT),
      over('silence-timed-out'),
      { voice: { ...s.noCall, past: { reason: 'silence-timed-out', ...CUT, until: s.AT } } },
      endedBy('silence-timed-out'),
    ],
    ...ENDS.map(([name, from, reason, ...outcome]): Row => [name, from, over(reason), ...outcome]),
    [
      'keeps of what was written what was heard',
      {
        ...s.inCall,
        transcript: s.listOf(s.written(1, 'Yes.', 'I see.', 'I'), s.written(2, '', 'So', '')),
      },
      over('meeting-ended'),
      { ...ended('meeting-ended'), transcript: s.listOf(s.spoken(1, 'assistant', 'Yes. I…')) },
      endedBy('meeting-ended'),
    ],
  ],
  'call-changed': [
    ...CONDITIONS.map(([name, before, change]): Row => [
      `in the call: ${name}`,
      { ...s.inCall, voice: s.callOf(before) },
      changed(change),
      { voice: s.callOf({ ...before, ...change }) },
    ]),
    ...OTHER_CHANGES.map(([name, from, to, changes]): Row => [name, from, changed(to), changes]),
  ],
});
