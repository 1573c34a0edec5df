import { expect } from 'chai';
import { requestOf } from '../../../../core/machine/rules/request.js';
import { errorEmitted, START_CALL, startAnswer } from '../support/effects.js';
import * as s from '../support/states.js';
import { rowsOf, testRows } from '../support/table.js';

const EMPTY = errorEmitted('chat-error', 'Chat is disabled or message is empty');

/** A conversation in which a reply broke off that nobody asked for again. */
const brokenTwice = [
  s.typed(1, 'So?', undefined, 'message-0'),
  s.reply(2, 'Well', 'broken', 0, s.OLD),
  s.typed(3, 'And then?', undefined, 'message-1'),
];

testRows({
  retry: rowsOf(
    { type: 'retry' },
    ['does nothing when nothing failed', s.idle, 'refused'],
    ['starts a failed call again', s.failedCall, { voice: s.callStarting() }, [START_CALL]],
    [
      'moves a call that goes on in another tab',
      { ...s.idle, voice: { ...s.noCall, failure: s.ELSEWHERE } },
      { voice: s.callStarting() },
      [{ ...START_CALL, origin: 'moved' }],
    ],
    [
      'drops nothing of replies that broke off before',
      {
        ...s.failedReply,
        transcript: s.listOf(
          ...brokenTwice,
          s.reply(4, 'Again', 'broken'),
          s.reply(5, 'And', 'broken', 1),
          s.waiting(6, 'So?'),
        ),
      },
      {
        chat: { status: 'streaming', sessionId: 'session-1', key: s.FRESH },
        transcript: s.listOf(
          ...brokenTwice.slice(0, 2),
          s.typed(3, 'And then?', { status: 'sending' }, 'message-1'),
          s.waiting(6, 'So?'),
        ),
      },
      [startAnswer('message-1', 'And then?')],
    ],
    [
      'asks for no reply where there is only voice by now',
      s.set({ mode: 'voice' }, s.failedReply),
      'refused',
      EMPTY,
    ],
    [
      'asks for no reply without a key or an assistant by now',
      s.set({ chatConfigured: false }, s.failedReply),
      'refused',
      errorEmitted('chat-error', 'Missing required configuration: publicKey and assistantId'),
    ],
    [
      'is held while consent is needed: no call',
      { ...s.asking, voice: s.failedCall.voice },
      { consent: { status: 'needed', held: { type: 'start-call' } } },
      [{ type: 'recall-consent' }],
    ],
    [
      'is held while consent is needed: no request',
      { ...s.failedReply, consent: { status: 'needed', held: null } },
      { consent: { status: 'needed', held: { type: 'retry' } } },
      [{ type: 'recall-consent' }],
    ],
  ),
});

it('an intent requests what it would start', () => {
  const call = { type: 'start-call' } as const;
  for (const [state, intent, requested] of [
    [s.idle, { type: 'retry' }, null],
    [s.failedCall, { type: 'retry' }, call],
    [s.failedReply, { type: 'retry' }, { type: 'send-message', text: 'And then?' }],
    [s.idle, { type: 'toggle-call' }, call],
    [s.inCall, { type: 'toggle-call' }, null],
    [s.inCall, call, null],
    [s.inCall, { type: 'close' }, null],
  ] as const)
    expect(requestOf(state, intent)).to.deep.equal(requested);
});
