import type { CallConditions } from '../../../../core/machine/regions/voice.js';
import type { State } from '../../../../core/machine/state.js';
import { endedAfterNotice, endedBy, errorEmitted } from '../support/effects.js';
import * as s from '../support/states.js';
import { emitted, testRows, type Row } from '../support/table.js';

const key = s.CALL;
const givenUp = { voice: s.noCall } as const;
const ended = (reason: string) => ({ voice: s.pastCall(reason) }) as const;
const noticed: State = { ...s.inCall, voice: s.callOf({ endReported: true }) };
const speaking = (speaker: 'nobody' | 'user' | 'assistant'): State => ({
  ...s.inCall,
  voice: s.callOf({ speaker, begun: true }),
});

const begun = { stage: 'initialization', status: 'started' } as const;
const made = {
  stage: 'web-call-creation',
  status: 'completed',
  duration: 1,
  metadata: { callId: 'call-1' },
} as const;
const joining = { stage: 'daily-call-join', status: 'started' } as const;
const recording = { stage: 'video-recording-started', status: 'completed', duration: 12 } as const;

const hangUp = { reason: 'silence-timed-out' as const, at: s.AT + 10_000 };

/** What may change about a call, how it was before, and what is emitted. */
const CONDITIONS: readonly [
  name: string,
  before: Partial<CallConditions>,
  change: Partial<CallConditions>,
][] = [
  ['it is muted', {}, { muted: true }],
  ['it is heard again', { muted: true }, { muted: false }],
  ['the visitor must touch the page', {}, { playback: 'refused' }],
  ['sound is allowed', { playback: 'refused' }, { playback: 'allowed' }],
  ['nothing comes from the microphone', {}, { unheard: true }],
  ['there is no microphone', {}, { unheard: 'microphone-missing' }],
  ['something comes from it again', { unheard: true }, { unheard: false }],
  ['the assistant takes its time', { muted: true }, { thinking: true }],
  ['the network is poor', {}, { network: 'low' }],
  ['the network is gone', { network: 'low' }, { network: 'lost' }],
  ['the network is back', { network: 'lost' }, { network: 'good' }],
  ['it is about to be ended', {}, { hangUp }],
  ['it is not to be ended after all', { hangUp }, { hangUp: null }],
];

/** Of a call that is over, and of an answer with the key of the call. */
const STALE: readonly [state: State, key: number][] = [
  [s.connecting, s.OLD],
  [s.failedCall, key],
  [{ ...s.streaming, chat: { ...s.noChat, status: 'streaming', key } }, key],
];

export const rows = {
  'call-progressed': [
    ...STALE.map(([state, key]): Row => [
      'of a call that is over changes nothing',
      state,
      { about: 'call', type: 'call-progressed', key, progress: joining },
      {},
      [],
    ]),
    [
      'is emitted, and the stage is known',
      s.connecting,
      { about: 'call', type: 'call-progressed', key, progress: joining },
      { voice: { ...s.callStarting(key), stage: 'daily-call-join' } },
      [emitted({ type: 'call-start-progress', progress: joining })],
    ],
    [
      'has the id of the call',
      s.connecting,
      { about: 'call', type: 'call-progressed', key, progress: made },
      { voice: { ...s.callStarting(key), stage: 'web-call-creation' }, callId: 'call-1' },
      [emitted({ type: 'call-start-progress', progress: made })],
    ],
    [
      'keeps the id of the call',
      { ...s.connecting, callId: 'call-1' },
      { about: 'call', type: 'call-progressed', key, progress: joining },
      { voice: { ...s.callStarting(key), stage: 'daily-call-join' } },
      [emitted({ type: 'call-start-progress', progress: joining })],
    ],
    [
      'drops the id of the call before it',
      { ...s.connecting, callId: 'call-0' },
      { about: 'call', type: 'call-progressed', key, progress: begun },
      { voice: { ...s.callStarting(key), stage: 'initialization' }, callId: null },
      [emitted({ type: 'call-start-progress', progress: begun })],
    ],
    [
      'is emitted of a recording that begins in the call',
      s.inCall,
      { about: 'call', type: 'call-progressed', key, progress: recording },
      {},
      [emitted({ type: 'call-start-progress', progress: recording })],
    ],
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
    [
      'connects a call that is starting',
      s.connecting,
      { about: 'call', type: 'call-connected', key },
      { voice: s.callOf() },
      [emitted({ type: 'call-start' })],
    ],
    [
      'is counted from this moment, and keeps its conditions',
      { ...s.connecting, voice: { ...s.callStarting(key), muted: true, thinking: true } },
      { about: 'call', type: 'call-connected', key, at: s.AT + 700 },
      { voice: s.callOf({ muted: true, thinking: true, since: s.AT + 700 }) },
      [emitted({ type: 'call-start' })],
    ],
    [
      'is counted from before a page load that cut it',
      s.connecting,
      { about: 'call', type: 'call-connected', key, since: s.AT - 60_000 },
      { voice: s.callOf({ since: s.AT - 60_000 }) },
      [emitted({ type: 'call-start' })],
    ],
    [
      'connects one whose assistant speaks already',
      s.connecting,
      { about: 'call', type: 'call-connected', key, speaking: true },
      { voice: s.callOf({ speaker: 'assistant', begun: true }) },
      [emitted({ type: 'call-start' })],
    ],
    [
      'connects one whose assistant was slow, and does not think any more as it speaks',
      { ...s.connecting, voice: { ...s.callStarting(key), thinking: true } },
      { about: 'call', type: 'call-connected', key, speaking: true },
      { voice: s.callOf({ speaker: 'assistant', begun: true }) },
      [emitted({ type: 'call-start' })],
    ],
    [
      'connects one of whose end the provider emitted already',
      { ...s.connecting, voice: { ...s.callStarting(key), endReported: true } },
      { about: 'call', type: 'call-connected', key },
      { voice: s.callOf({ endReported: true }) },
      [emitted({ type: 'call-start' })],
    ],
    [
      'is emitted once',
      speaking('assistant'),
      { about: 'call', type: 'call-connected', key },
      {},
      [],
    ],
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
        emitted({
          type: 'error',
          error: {
            type: 'daily-call-join-error',
            message: 'Permission denied',
            stage: 'daily-call-join',
          },
        }),
      ],
    ],
    [
      'in the call: an end, then the error, and a text box where the page has one for that',
      s.set({ fallback: 'chat' }, s.inCall),
      { about: 'call', type: 'call-failed', key, failure: s.DROPPED, duration: 9000 },
      { voice: s.pastCall('call-error', s.DROPPED), fallback: true },
      [...endedBy('call-error'), ...errorEmitted('call-error', 'The network went away')],
    ],
    [
      'in the call after the provider emitted of the end',
      noticed,
      { about: 'call', type: 'call-failed', key, failure: s.DROPPED, duration: 9000 },
      { ...ended('call-error'), voice: s.pastCall('call-error', s.DROPPED) },
      [...endedAfterNotice('call-error'), ...errorEmitted('call-error', 'The network went away')],
    ],
  ],
  'call-degraded': [
    [
      'is emitted, and the start goes on',
      s.connecting,
      {
        about: 'call',
        type: 'call-degraded',
        key,
        error: { type: 'audio-processing-setup-error', message: 'x' },
      },
      {},
      errorEmitted('audio-processing-setup-error', 'x'),
    ],
    [
      'is emitted, and the call goes on',
      s.inCall,
      {
        about: 'call',
        type: 'call-degraded',
        key,
        error: { type: 'audio-processor-error', message: 'y' },
      },
      {},
      errorEmitted('audio-processor-error', 'y'),
    ],
  ],
  'call-ended': [
    [
      'keeps from when to when it was',
      { ...s.inCall, voice: s.callOf({ since: s.AT - 60_000 }) },
      { about: 'call', type: 'call-ended', key, reason: 'silence-timed-out' },
      {
        ...givenUp,
        voice: {
          ...s.noCall,
          past: { reason: 'silence-timed-out', since: s.AT - 60_000, until: s.AT },
        },
      },
      endedBy('silence-timed-out'),
    ],
    [
      'ends the call with the reason',
      s.inCall,
      { about: 'call', type: 'call-ended', key, reason: 'assistant-ended-call' },
      ended('assistant-ended-call'),
      endedBy('assistant-ended-call'),
    ],
    [
      'tells nothing twice when the provider emitted of the end',
      noticed,
      { about: 'call', type: 'call-ended', key, reason: 'assistant-ended-call' },
      ended('assistant-ended-call'),
      endedAfterNotice('assistant-ended-call'),
    ],
    [
      'ends a call in its start',
      s.connecting,
      { about: 'call', type: 'call-ended', key, reason: 'meeting-ended' },
      givenUp,
      endedBy('meeting-ended'),
    ],
    [
      'says of a call in its start that it goes on in another tab',
      s.connecting,
      { about: 'call', type: 'call-ended', key, reason: 'call-moved' },
      ended('call-moved'),
      endedBy('call-moved'),
    ],
    [
      'keeps what was heard last of both',
      {
        ...s.inCall,
        transcript: s.listOf(
          s.spoken(1, 'user', '', 'Wait'),
          s.spoken(2, 'assistant', 'Yes.', 'I'),
        ),
      },
      { about: 'call', type: 'call-ended', key, reason: 'meeting-ended' },
      {
        ...ended('meeting-ended'),
        transcript: s.listOf(s.spoken(1, 'user', 'Wait…'), s.spoken(2, 'assistant', 'Yes. I…')),
      },
      endedBy('meeting-ended'),
    ],
    [
      'keeps of what was written what was heard',
      {
        ...s.inCall,
        transcript: s.listOf(s.written(1, 'Yes.', 'I see.', 'I'), s.written(2, '', 'So', '')),
      },
      { about: 'call', type: 'call-ended', key, reason: 'meeting-ended' },
      { ...ended('meeting-ended'), transcript: s.listOf(s.spoken(1, 'assistant', 'Yes. I…')) },
      endedBy('meeting-ended'),
    ],
  ],
  'call-changed': [
    ...CONDITIONS.map(([name, before, change]): Row => [
      `in the call: ${name}`,
      { ...s.inCall, voice: s.callOf(before) },
      { about: 'call', type: 'call-changed', key, change },
      { voice: s.callOf({ ...before, ...change }) },
      [],
    ]),
    [
      'in its start: it starts muted',
      s.connecting,
      { about: 'call', type: 'call-changed', key, change: { muted: true } },
      { voice: { ...s.callStarting(key), muted: true } },
      [],
    ],
    [
      'an assistant that is heard is not thinking, though the visitor speaks over it',
      { ...s.inCall, voice: s.callOf({ speaker: 'user', heard: true, begun: true }) },
      { about: 'call', type: 'call-changed', key, change: { thinking: true, network: 'low' } },
      { voice: s.callOf({ speaker: 'user', heard: true, begun: true, network: 'low' }) },
      [],
    ],
    [
      'an assistant that is heard is not thinking',
      speaking('assistant'),
      { about: 'call', type: 'call-changed', key, change: { thinking: true, network: 'low' } },
      { voice: s.callOf({ speaker: 'assistant', begun: true, network: 'low' }) },
      [],
    ],
    [
      'several things at once',
      s.inCall,
      { about: 'call', type: 'call-changed', key, change: { muted: true, network: 'low' } },
      { voice: s.callOf({ muted: true, network: 'low' }) },
      [],
    ],
  ],
} satisfies Readonly<Record<string, readonly Row[]>>;

testRows(rows);
