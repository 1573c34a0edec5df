import { expect } from 'chai';
import { closedPanel, openPanel, type State } from '../../../core/machine/state.js';
import { ENDED_HERE, START_CALL } from './support/effects.js';
import * as s from './support/states.js';
import { rowsOf, testRows } from './support/table.js';

const open = { panel: openPanel };
const closed = { panel: closedPanel };

const settings = (change: Partial<State['settings']>) => ({ ...s.HYBRID, ...change });
const REQUIRED = settings({ consentRequired: true });
const [VOICE, CHAT] = [settings({ mode: 'voice' }), settings({ mode: 'chat' })];
const configured = (to: State['settings']) => ({ type: 'configured', settings: to }) as const;
const HELD: State = { ...s.asking, consent: { status: 'needed', held: { type: 'start-call' } } };
const PART = { type: 'part-added', partId: 'a', text: 'a', part: s.BLOCK } as const;
const REQUEST = { id: 't1', name: 't', title: 'T', arguments: [], status: 'asked' } as const;

const ALLOW = { type: 'answer-request', requestId: 't1', permission: 'allow' } as const;

const ended = { voice: s.pastCall('customer-ended-call') } as const;
const needed = { consent: { status: 'needed', held: null } } as const;
const stopped = {
  chat: { status: 'idle', sessionId: 'session-1', failure: null },
  transcript: s.listOf(s.typed(1, 'And then?'), s.reply(2, 'Then we', 'broken')),
} as const;

const said = s.listOf(s.spoken(1, 'assistant', 'Hey'), s.spoken(2, 'user', 'Hello'));
const RESUMED = [{ ...START_CALL, origin: 'resumed' }] as const;
const recalled = { type: 'call-recalled', transcript: said } as const;

const STOP_REPLY = { type: 'stop-reply', key: s.TURN } as const;

testRows({
  open: [
    ['opens the panel', s.idle, { type: 'open' }, open],
    ['is refused if the panel is open', { ...s.idle, ...open }, { type: 'open' }, 'refused'],
    ['leaves alone a call whose sound is allowed', s.inCall, { type: 'open' }, open],
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
    ['closes the panel', { ...s.idle, ...open }, { type: 'close' }, closed],
    ['is refused if the panel is closed', s.idle, { type: 'close' }, 'refused'],
  ],
  configured: [
    [
      'ends a call where there is only chat from now on',
      s.inCall,
      configured(CHAT),
      { ...ended, settings: CHAT },
      ENDED_HERE,
    ],
    [
      'stops a reply where there is only voice from now on',
      s.streaming,
      configured(VOICE),
      { ...stopped, settings: VOICE },
      [STOP_REPLY],
    ],
    ...rowsOf(
      configured(REQUIRED),
      [
        'asks for consent where it is needed from now on',
        s.idle,
        { ...needed, settings: REQUIRED },
      ],
      ['asks once, and keeps what is held', HELD],
    ),
    ...rowsOf({ ...configured(REQUIRED), consent: s.RECEIPT }, [
      'lets a call go on for which consent is needed from now on and was given before',
      s.inCall,
      { consent: s.grantedConsent, settings: REQUIRED },
    ]),
    ...rowsOf(
      configured(s.HYBRID),
      [
        'asks no longer where no consent is needed, and does what was held',
        HELD,
        { settings: s.HYBRID, consent: { status: 'not-needed' }, voice: s.callStarting() },
        [START_CALL],
      ],
      ['remembers consent that is not needed for now', s.granted, { settings: s.HYBRID }],
    ),
  ],
  'call-recalled': [
    [
      'keeps what was being said when the page went, before what is said now',
      s.idle,
      { ...recalled, transcript: s.listOf(s.spoken(1, 'assistant', 'Hey.', 'How can I')) },
      {
        voice: s.callStarting(),
        transcript: s.listOf(s.spoken(1, 'assistant', 'Hey. How can I…')),
      },
      RESUMED,
    ],

    ['is never taken up without consent, nor held for it', s.asking, recalled],
    ['leaves alone a call that starts', s.connecting, recalled],
    ['leaves alone a reply that streams in', s.streaming, recalled],
    ['is left alone where there is only chat by now', s.set({ mode: 'chat' }), recalled],
  ],
  'consent-recalled': [
    ['not given: it is asked for', s.asking, { type: 'consent-recalled', receipt: null }],
    ['is nothing where none is needed', s.idle, { type: 'consent-recalled', receipt: s.RECEIPT }],
  ],
  'requests-changed': [
    [
      'shows the requests',
      s.inCall,
      { type: 'requests-changed', requests: [REQUEST] },
      { requests: [REQUEST] },
    ],
  ],
  'answer-request': [
    [
      'passes on an answer',
      { ...s.inCall, requests: [REQUEST] },
      { ...ALLOW, permission: 'decline' },
      {},
      [{ ...ALLOW, permission: 'decline' }],
    ],
    ...rowsOf(
      ALLOW,
      [
        'refused: it runs already',
        { ...s.inCall, requests: [{ ...REQUEST, status: 'running' }] },
        'refused',
      ],
      [
        'refused: something else is asked',
        { ...s.inCall, requests: [{ ...REQUEST, id: 't2' }] },
        'refused',
      ],
    ),
  ],
  'part-added': [
    ['is dropped while an answer streams in', s.streaming, PART],
    [
      'adds what belongs to the answer',
      { ...s.streaming, transcript: s.listOf() },
      { ...PART, key: s.TURN },
      { transcript: s.listOf(s.block(1, 'a')) },
    ],
    [
      'replaces the part with the same id, at the end',
      { ...s.idle, transcript: s.listOf(s.block(1, 'a', 'old'), s.block(2, 'b')) },
      PART,
      { transcript: s.listOf(s.block(2, 'b'), s.block(3, 'a')) },
    ],
  ],
});

it('nothing is asked at first', () => expect(s.idle.requests).to.deep.equal([]));
