import type { State } from '../../../../core/machine/state.js';
import { errorEmitted } from '../support/effects.js';
import * as s from '../support/states.js';
import { emitted, rowsOf, testRows, type Row } from '../support/table.js';

const key = s.TURN;
const question = s.typed(1, 'And then?');
const earlier = s.reply(0, 'Well', 'stopped', 0, s.OLD);

const waiting: State = {
  ...s.streaming,
  chat: { status: 'streaming', sessionId: null, key },
  transcript: s.listOf(question),
};

const done = (sessionId: string | null) => ({
  chat: { status: 'idle', sessionId, failure: null } as const,
});

const answered = (content: string) =>
  emitted({ type: 'message', message: { type: 'chat-message', role: 'assistant', content } });

/** Of an answer that is over, and of a call with the key of the answer. */
const STALE: readonly [state: State, key: number][] = [
  [s.streaming, s.OLD],
  [s.failedReply, key],
  [s.inCall, s.CALL],
];

export const rows = {
  'reply-accepted': [
    ...STALE.map(([state, key]): Row => [
      'of an answer that is over changes nothing',
      state,
      { about: 'reply', type: 'reply-finished', key },
    ]),
    [
      'shows that the message has arrived',
      { ...waiting, transcript: s.listOf(s.typed(1, 'And then?', { status: 'sending' })) },
      { about: 'reply', type: 'reply-accepted', key },
      { transcript: s.listOf(question) },
    ],
    [
      'is implied by the first words',
      { ...waiting, transcript: s.listOf(s.typed(1, 'And then?', { status: 'sending' })) },
      { about: 'reply', type: 'reply-delta', key, output: 0, text: 'Then' },
      { transcript: s.listOf(question, s.reply(2, 'Then')) },
    ],
  ],
  'reply-held': [
    [
      'has the message wait for the network, and ends what has come',
      {
        ...waiting,
        transcript: s.listOf(
          s.reply(1, 'Well'),
          s.typed(2, 'And then?', { status: 'sending' }),
          s.waiting(3, 'So?'),
        ),
      },
      { about: 'reply', type: 'reply-held', key },
      {
        chat: { status: 'offline', sessionId: null },
        transcript: s.listOf(
          s.reply(1, 'Well', 'broken'),
          s.waiting(2, 'And then?'),
          s.waiting(3, 'So?'),
        ),
      },
    ],
    [
      'has a message wait that was retried above a card, below it',
      {
        ...waiting,
        transcript: s.listOf(s.typed(1, 'Hello', { status: 'sending' }), s.block(2, 'card')),
      },
      { about: 'reply', type: 'reply-held', key },
      {
        chat: { status: 'offline', sessionId: null },
        transcript: s.listOf(s.block(1, 'card'), s.waiting(2, 'Hello', 'message-1')),
      },
    ],
  ],
  'reply-session': [
    [
      'is kept for the next turn',
      waiting,
      { about: 'reply', type: 'reply-session', key, sessionId: 'session-9' },
      { chat: { status: 'streaming', sessionId: 'session-9', key } },
    ],
    [
      'takes the place of an older one',
      s.streaming,
      { about: 'reply', type: 'reply-session', key, sessionId: 'session-9' },
      { chat: { status: 'streaming', sessionId: 'session-9', key } },
    ],
    [
      'is forgotten with the provider, which does not have the message',
      { ...s.streaming, transcript: s.listOf(s.sending(1, 'And then?')) },
      { about: 'reply', type: 'reply-session', key, sessionId: null },
      { chat: { status: 'streaming', sessionId: null, key } },
    ],
  ],
  'reply-delta': [
    [
      'the first begins the answer',
      waiting,
      { about: 'reply', type: 'reply-delta', key, output: 0, text: 'Then' },
      { transcript: s.listOf(question, s.reply(2, 'Then')) },
    ],
    [
      'the next is added as it is',
      s.streaming,
      { about: 'reply', type: 'reply-delta', key, output: 0, text: ' go\n' },
      { transcript: s.listOf(question, s.reply(2, 'Then we go\n')) },
    ],
    [
      'another output is a bubble of its own',
      s.streaming,
      { about: 'reply', type: 'reply-delta', key, output: 3, text: 'Also' },
      {
        transcript: s.listOf(question, s.reply(2, 'Then we'), s.reply(3, 'Also', 'streaming', 3)),
      },
    ],
    [
      'comes before what waits',
      { ...s.streaming, transcript: s.listOf(question, s.waiting(2, 'So?')) },
      { about: 'reply', type: 'reply-delta', key, output: 0, text: 'Then' },
      {
        transcript: s.listOf(question, s.reply(2, 'Then'), s.waiting(3, 'So?', 'message-2')),
      },
    ],
    [
      'an earlier output goes on beside a later one',
      {
        ...s.streaming,
        transcript: s.listOf(question, s.reply(2, 'A'), s.reply(3, 'B', 'streaming', 1)),
      },
      { about: 'reply', type: 'reply-delta', key, output: 0, text: '!' },
      { transcript: s.listOf(question, s.reply(2, 'A!'), s.reply(3, 'B', 'streaming', 1)) },
    ],
    [
      'the same output of an earlier turn is unchanged',
      { ...waiting, transcript: s.listOf(s.reply(1, 'Old', 'whole', 0, s.OLD), s.typed(2, 'Hi')) },
      { about: 'reply', type: 'reply-delta', key, output: 0, text: 'New' },
      {
        transcript: s.listOf(
          s.reply(1, 'Old', 'whole', 0, s.OLD),
          s.typed(2, 'Hi'),
          s.reply(3, 'New'),
        ),
      },
    ],
  ],
  'reply-replaced': [
    [
      'with nothing is no answer yet',
      waiting,
      { about: 'reply', type: 'reply-replaced', key, output: 0, text: ' \n' },
    ],
    [
      'takes the place of what came before',
      s.streaming,
      { about: 'reply', type: 'reply-replaced', key, output: 0, text: 'Finally' },
      { transcript: s.listOf(question, s.reply(2, 'Finally')) },
    ],
    [
      'with nothing leaves nothing of what came before',
      s.streaming,
      { about: 'reply', type: 'reply-replaced', key, output: 0, text: '' },
      { transcript: s.listOf(question) },
    ],
    [
      'may be the first',
      waiting,
      { about: 'reply', type: 'reply-replaced', key, output: 1, text: 'All at once' },
      { transcript: s.listOf(question, s.reply(2, 'All at once', 'streaming', 1)) },
    ],
  ],
  'reply-finished': rowsOf(
    { about: 'reply', type: 'reply-finished', key },
    [
      'makes the answer whole, and tells of it, and not of the one before',
      { ...s.streaming, transcript: s.listOf(earlier, question, s.reply(2, 'Then we')) },
      {
        ...done('session-1'),
        transcript: s.listOf(earlier, question, s.reply(2, 'Then we', 'whole')),
      },
      [answered('Then we')],
    ],
    [
      'tells of each output',
      {
        ...s.streaming,
        transcript: s.listOf(question, s.reply(2, 'A'), s.reply(3, 'B', 'streaming', 1)),
      },
      {
        ...done('session-1'),
        transcript: s.listOf(question, s.reply(2, 'A', 'whole'), s.reply(3, 'B', 'whole', 1)),
      },
      [answered('A'), answered('B')],
    ],
    ['with nothing said', waiting, done(null)],
  ),
  'reply-failed': [
    ...rowsOf(
      { about: 'reply', type: 'reply-failed', key, failure: s.BROKEN },
      [
        'shows what came as broken',
        s.streaming,
        {
          chat: { status: 'idle', sessionId: 'session-1', failure: s.BROKEN },
          transcript: s.listOf(question, s.reply(2, 'Then we', 'broken')),
        },
        errorEmitted('chat-error', 'network error'),
      ],
      [
        'shows that a refused message was not sent',
        { ...waiting, transcript: s.listOf(s.typed(1, 'And then?', { status: 'sending' })) },
        {
          chat: { status: 'idle', sessionId: null, failure: s.BROKEN },
          transcript: s.listOf(s.unsent(1, 'And then?')),
        },
        errorEmitted('chat-error', 'network error'),
      ],
      [
        'keeps the question when nothing came',
        waiting,
        { chat: { status: 'idle', sessionId: null, failure: s.BROKEN } },
        errorEmitted('chat-error', 'network error'),
      ],
    ),
    [
      'leaves open whether the message has arrived when that is uncertain',
      { ...waiting, transcript: s.listOf(s.typed(1, 'And then?', { status: 'sending' })) },
      { about: 'reply', type: 'reply-failed', key, failure: { ...s.BROKEN, uncertain: true } },
      {
        chat: { status: 'idle', sessionId: null, failure: { ...s.BROKEN, uncertain: true } },
        transcript: s.listOf(s.unsent(1, 'And then?', true)),
      },
      errorEmitted('chat-error', 'network error'),
    ],
  ],
} satisfies Readonly<Record<string, readonly Row[]>>;

testRows(rows);
