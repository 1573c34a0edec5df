import type { State } from '../../../core/machine/state.js';
import { ENDED_HERE, sent, START_CALL } from './ends.js';
import * as s from './states.js';
import type { Row } from './table.js';

const open = { panel: { status: 'open' } } as const;
const closed = { panel: { status: 'closed' } } as const;
const grantedNow = { consent: { status: 'granted' } } as const;
const STORE = { type: 'store-consent' } as const;

const holding = (held: Extract<State['consent'], { status: 'needed' }>['held']): State => ({
  ...s.asking,
  ...open,
  consent: { status: 'needed', held },
});

const calling = {
  voice: s.callStarting(),
  mode: { status: 'voice' },
} as const;

const droppedCall: State = { ...s.idle, voice: s.pastCall('call-error', s.DROPPED) };

export const otherIntents = {
  open: [
    ['opens the panel', s.idle, { type: 'open' }, open, []],
    ['leaves it open', { ...s.idle, ...open }, { type: 'open' }, {}, []],
    [
      'plays what the browser refused to play before the visitor touched the page',
      { ...s.inCall, voice: s.callOf({ playback: 'refused' }) },
      { type: 'open' },
      open,
      [{ type: 'resume-playback', key: s.CALL }],
    ],
    [
      'looks whether consent was given meanwhile, elsewhere',
      s.asking,
      { type: 'open' },
      open,
      [{ type: 'recall-consent' }],
    ],
  ],
  close: [
    ['closes the panel', { ...s.idle, ...open }, { type: 'close' }, closed, []],
    ['leaves it closed', s.idle, { type: 'close' }, {}, []],
    ['lets a call go on', { ...s.inCall, ...open }, { type: 'close' }, closed, []],
    ['lets a reply stream in', { ...s.streaming, ...open }, { type: 'close' }, closed, []],
    [
      'drops what waits for consent',
      holding({ type: 'start-call' }),
      { type: 'close' },
      { ...closed, consent: { status: 'needed', held: null } },
      [],
    ],
  ],
  'dismiss-failure': [
    ['of a call', s.failedCall, { type: 'dismiss-failure' }, { voice: s.noCall }, []],
    [
      'of a call that took place, which can be taken along as before',
      { ...droppedCall, transcript: s.listOf(s.spoken(1, 'user', 'Hello')) },
      { type: 'dismiss-failure' },
      { voice: s.pastCall('call-error') },
      [],
    ],
    [
      'of a call in which nothing was said, together with the call',
      droppedCall,
      { type: 'dismiss-failure' },
      { voice: s.noCall },
      [],
    ],
    [
      'of a reply, and not the call before it',
      { ...s.failedReply, voice: s.pastCall('meeting-ended') },
      { type: 'dismiss-failure' },
      { chat: { status: 'idle', sessionId: 'session-1', failure: null } },
      [],
    ],
    [
      'of a reply, whose session and part stay',
      s.failedReply,
      { type: 'dismiss-failure' },
      { chat: { status: 'idle', sessionId: 'session-1', failure: null } },
      [],
    ],
    ['does nothing in a call', s.inCall, { type: 'dismiss-failure' }, {}, []],
    ['does nothing while a reply streams in', s.streaming, { type: 'dismiss-failure' }, {}, []],
  ],
  'dismiss-past-call': [
    [
      'forgets the call that is over',
      { ...s.idle, voice: s.pastCall('meeting-ended') },
      { type: 'dismiss-past-call' },
      { voice: s.noCall },
      [],
    ],
    [
      'keeps its failure, and what was said',
      { ...droppedCall, transcript: s.listOf(s.spoken(1, 'user', 'Hello')) },
      { type: 'dismiss-past-call' },
      { voice: { ...s.noCall, failure: s.DROPPED } },
      [],
    ],
    [
      'keeps the failure of a reply',
      { ...s.failedReply, voice: s.pastCall('meeting-ended') },
      { type: 'dismiss-past-call' },
      { voice: s.noCall },
      [],
    ],
    ['does nothing where no call took place', s.failedCall, { type: 'dismiss-past-call' }, {}, []],
    ['does nothing in a call', s.inCall, { type: 'dismiss-past-call' }, {}, []],
  ],
  'accept-consent': [
    ['is kept', s.asking, { type: 'accept-consent' }, grantedNow, [STORE]],
    [
      'does the call that was held',
      holding({ type: 'start-call' }),
      { type: 'accept-consent' },
      { ...grantedNow, ...calling },
      [STORE, START_CALL],
    ],
    [
      'sends the message that was held',
      holding({ type: 'send-message', text: 'Hello' }),
      { type: 'accept-consent' },
      {
        ...grantedNow,
        chat: { status: 'streaming', sessionId: null, key: s.FRESH },
        mode: { status: 'chat' },
        transcript: s.listOf(s.typed(1, 'Hello')),
      },
      [STORE, ...sent('Hello')],
    ],
    [
      'asks again for the reply that was held',
      { ...s.failedReply, consent: { status: 'needed', held: { type: 'retry' } } },
      { type: 'accept-consent' },
      {
        ...grantedNow,
        chat: { status: 'streaming', sessionId: 'session-1', key: s.FRESH },
        transcript: s.listOf(s.typed(1, 'And then?')),
      },
      [
        STORE,
        {
          type: 'start-reply',
          key: s.FRESH,
          turn: { text: 'And then?' },
          sessionId: 'session-1',
        },
      ],
    ],
    ['does nothing where none is needed', s.idle, { type: 'accept-consent' }, {}, []],
    ['does nothing a second time', s.granted, { type: 'accept-consent' }, {}, []],
  ],
  'decline-consent': [
    [
      'drops what was held and closes the panel',
      holding({ type: 'start-call' }),
      { type: 'decline-consent' },
      { ...closed, consent: { status: 'needed', held: null } },
      [],
    ],
    [
      'closes the panel when nothing was held',
      holding(null),
      { type: 'decline-consent' },
      closed,
      [],
    ],
    [
      'takes back nothing that was given',
      { ...s.granted, ...open },
      { type: 'decline-consent' },
      closed,
      [],
    ],
  ],
  reset: [
    ['changes nothing that is new', s.idle, { type: 'reset' }, {}, []],
    [
      'ends a call and clears what was said',
      { ...s.inCall, ...open, transcript: s.listOf(s.spoken(1, 'user', 'Hello')) },
      { type: 'reset' },
      { voice: s.noCall, mode: { status: 'none' }, transcript: s.listOf() },
      ENDED_HERE,
    ],
    [
      'ends a call in its start',
      s.connecting,
      { type: 'reset' },
      { voice: s.noCall, mode: { status: 'none' } },
      ENDED_HERE,
    ],
    [
      'stops a reply and forgets the session',
      s.streaming,
      { type: 'reset' },
      { chat: s.noChat, mode: { status: 'none' }, transcript: s.listOf() },
      [{ type: 'stop-reply', key: s.TURN }],
    ],
    [
      'forgets the failure of a reply',
      s.failedReply,
      { type: 'reset' },
      { chat: s.noChat, mode: { status: 'none' }, transcript: s.listOf() },
      [],
    ],
    [
      'forgets the call before it',
      { ...s.idle, voice: s.pastCall('meeting-ended') },
      { type: 'reset' },
      { voice: s.noCall },
      [],
    ],
    ['forgets the failure of a call', s.failedCall, { type: 'reset' }, { voice: s.noCall }, []],
    ['keeps the consent that was given', s.granted, { type: 'reset' }, {}, []],
    [
      'drops what waits for consent',
      holding({ type: 'send-message', text: 'Hi' }),
      { type: 'reset' },
      { consent: { status: 'needed', held: null } },
      [],
    ],
  ],
} satisfies Readonly<Record<string, readonly Row[]>>;
