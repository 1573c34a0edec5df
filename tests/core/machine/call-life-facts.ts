import type { State } from '../../../core/machine/state.js';
import { endedAfterNotice, endedBy, refused } from './ends.js';
import * as s from './states.js';
import { told, type Row } from './table.js';

const key = s.CALL;
const ended = { voice: s.noCall, mode: { status: 'none' } } as const;
const noticed: State = { ...s.inCall, voice: s.callOf({ endReported: true }) };
const speaking = (speaker: 'nobody' | 'user' | 'assistant'): State => ({
  ...s.inCall,
  voice: s.callOf({ speaker, begun: true }),
});

const joining = { stage: 'daily-call-join', status: 'started' } as const;
const recording = { stage: 'video-recording-started', status: 'completed', duration: 12 } as const;

const failed = (failure: State['voice'] & { status: 'disconnected' }) => ({
  voice: failure,
  mode: { status: 'none' } as const,
});

export const callLifeFacts = {
  'call-progressed': [
    [
      'is told, and the stage is known',
      s.connecting,
      { type: 'call-progressed', key, progress: joining },
      { voice: { status: 'connecting', key, stage: 'daily-call-join' } },
      [told({ type: 'call-start-progress', progress: joining })],
    ],
    [
      'is told of a recording that begins in the call',
      s.inCall,
      { type: 'call-progressed', key, progress: recording },
      {},
      [told({ type: 'call-start-progress', progress: recording })],
    ],
  ],
  'call-started': [
    [
      'is told, and the call is not connected before the assistant listens',
      s.connecting,
      { type: 'call-started', key, callId: 'call-1', duration: 340 },
      {},
      [told({ type: 'call-start-success', callId: 'call-1', totalDuration: 340 })],
    ],
  ],
  'call-connected': [
    [
      'connects a call that is starting',
      s.connecting,
      { type: 'call-connected', key },
      { voice: s.callOf() },
      [told({ type: 'call-start' })],
    ],
    ['is told once', speaking('assistant'), { type: 'call-connected', key }, {}, []],
  ],
  'call-failed': [
    [
      'in its start: a failed start, then the error',
      s.connecting,
      { type: 'call-failed', key, failure: s.DENIED, duration: 90 },
      failed({ status: 'disconnected', failure: s.DENIED }),
      [
        { type: 'stop-call', key },
        told({ type: 'call-start-failed', totalDuration: 90, failure: s.DENIED }),
        told({
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
      'in the call: an end, then the error',
      s.inCall,
      { type: 'call-failed', key, failure: s.DROPPED, duration: 9000 },
      failed({ status: 'disconnected', failure: s.DROPPED }),
      [...endedBy('call-error'), ...refused('call-error', 'The network went away')],
    ],
    [
      'in the call after the provider told of the end',
      noticed,
      { type: 'call-failed', key, failure: s.DROPPED, duration: 9000 },
      failed({ status: 'disconnected', failure: s.DROPPED }),
      [...endedAfterNotice('call-error'), ...refused('call-error', 'The network went away')],
    ],
  ],
  'call-degraded': [
    [
      'is told, and the start goes on',
      s.connecting,
      { type: 'call-degraded', key, error: { type: 'audio-processing-setup-error', message: 'x' } },
      {},
      refused('audio-processing-setup-error', 'x'),
    ],
    [
      'is told, and the call goes on',
      s.inCall,
      { type: 'call-degraded', key, error: { type: 'audio-processor-error', message: 'y' } },
      {},
      refused('audio-processor-error', 'y'),
    ],
  ],
  'call-ended': [
    [
      'ends the call with the reason',
      s.inCall,
      { type: 'call-ended', key, reason: 'assistant-ended-call' },
      ended,
      endedBy('assistant-ended-call'),
    ],
    [
      'tells nothing twice when the provider told of the end',
      noticed,
      { type: 'call-ended', key, reason: 'assistant-ended-call' },
      ended,
      endedAfterNotice('assistant-ended-call'),
    ],
    [
      'ends a call in its start',
      s.connecting,
      { type: 'call-ended', key, reason: 'meeting-ended' },
      ended,
      endedBy('meeting-ended'),
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
      { type: 'call-ended', key, reason: 'meeting-ended' },
      {
        ...ended,
        transcript: s.listOf(s.spoken(1, 'user', 'Wait'), s.spoken(2, 'assistant', 'Yes. I')),
      },
      endedBy('meeting-ended'),
    ],
  ],
  'call-muted': [
    [
      'the call says that it is muted',
      s.inCall,
      { type: 'call-muted', key, muted: true },
      { voice: s.callOf({ muted: true }) },
      [],
    ],
    [
      'the call says that it is heard again',
      { ...s.inCall, voice: s.callOf({ muted: true }) },
      { type: 'call-muted', key, muted: false },
      { voice: s.callOf() },
      [],
    ],
    ['means nothing in a start', s.connecting, { type: 'call-muted', key, muted: true }, {}, []],
  ],
  'call-playback': [
    [
      'refused: the visitor must touch the page',
      s.inCall,
      { type: 'call-playback', key, playback: 'refused' },
      { voice: s.callOf({ playback: 'refused' }) },
      [],
    ],
    [
      'allowed again',
      { ...s.inCall, voice: s.callOf({ playback: 'refused' }) },
      { type: 'call-playback', key, playback: 'allowed' },
      { voice: s.callOf() },
      [],
    ],
  ],
} satisfies Readonly<Record<string, readonly Row[]>>;
