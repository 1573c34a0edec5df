import type { ReplyFact } from '../../../../core/machine/events.js';
import type { ChatFailure } from '../../../../core/machine/failures.js';
import type { Entry } from '../../../../core/machine/regions/transcript.js';
import type { State } from '../../../../core/machine/state.js';
import { errorEmitted } from '../support/effects.js';
import * as s from '../support/states.js';
import { emitted, rowsOf, testRows, type TestEvent } from '../support/table.js';

const key = s.TURN;
const question = s.typed(1, 'And then?');
const OFFLINE = { chat: { status: 'offline', sessionId: null } } as const;
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

/** The question is on its way. */
const unconfirmed = {
  ...waiting,
  transcript: s.listOf(s.typed(1, 'And then?', { status: 'sending' })),
};

type Fact<Type extends ReplyFact['type']> = Omit<Extract<ReplyFact, { type: Type }>, 'type'>;

/** A fact of the answer that goes on. */
const fact = <Type extends ReplyFact['type']>(type: Type, more: Fact<Type>) =>
  ({ about: 'reply', key, type, ...more }) as TestEvent;
const ACCEPTED = fact('reply-accepted', {});
const HELD = fact('reply-held', {});
const delta = (text: string, output = 0) => fact('reply-delta', { text, output });
const replaced = (text: string, output = 0) => fact('reply-replaced', { text, output });
const session = (sessionId: string | null) => fact('reply-session', { sessionId });

const shows = (...entries: Entry[]) => ({ transcript: s.listOf(...entries) });
const streamed = (...entries: Entry[]): State => ({ ...s.streaming, ...shows(...entries) });
const inSession = (sessionId: string | null) =>
  ({ chat: { status: 'streaming', sessionId, key } }) as const;
const failedWith = (failure: ChatFailure, sessionId: string | null = null) =>
  ({ chat: { status: 'idle', sessionId, failure } }) as const;
const ERROR = errorEmitted('chat-error', 'network error');
const DOUBTED = { ...s.BROKEN, uncertain: true };

testRows({
  'reply-accepted': [
    ['shows that the message has arrived', unconfirmed, ACCEPTED, shows(question)],
    [
      'is implied by the first words',
      unconfirmed,
      delta('Then'),
      shows(question, s.reply(2, 'Then')),
    ],
  ],
  'reply-held': [
    [
      'has the message wait for the network, and ends what has come',
      {
        ...waiting,
        ...shows(
          s.reply(1, 'Well'),
          s.typed(2, 'And then?', { status: 'sending' }),
          s.waiting(3, 'So?'),
        ),
      },
      HELD,
      {
        ...OFFLINE,
        ...shows(s.reply(1, 'Well', 'broken'), s.waiting(2, 'And then?'), s.waiting(3, 'So?')),
      },
    ],
    [
      'has a message wait that was retried above a card, below it',
      { ...waiting, ...shows(s.typed(1, 'Hello', { status: 'sending' }), s.block(2, 'card')) },
      HELD,
      { ...OFFLINE, ...shows(s.block(1, 'card'), s.waiting(2, 'Hello', 'message-1')) },
    ],
  ],
  'reply-session': [
    ['takes the place of an older one', s.streaming, session('session-9'), inSession('session-9')],
    [
      'is forgotten with the provider, which does not have the message',
      streamed(s.sending(1, 'And then?')),
      session(null),
      inSession(null),
    ],
  ],
  'reply-delta': [
    ['the first begins the answer', waiting, delta('Then'), shows(question, s.reply(2, 'Then'))],
    [
      'the next is added as it is',
      s.streaming,
      delta(' go\n'),
      shows(question, s.reply(2, 'Then we go\n')),
    ],
    [
      'comes before what waits',
      streamed(question, s.waiting(2, 'So?')),
      delta('Then'),
      shows(question, s.reply(2, 'Then'), s.waiting(3, 'So?', 'message-2')),
    ],
    [
      'an earlier output goes on beside a later one',
      streamed(question, s.reply(2, 'A'), s.reply(3, 'B', 'streaming', 1)),
      delta('!'),
      shows(question, s.reply(2, 'A!'), s.reply(3, 'B', 'streaming', 1)),
    ],
  ],
  'reply-replaced': [
    ['with nothing is no answer yet', waiting, replaced(' \n')],
    [
      'takes the place of what came before',
      s.streaming,
      replaced('Finally'),
      shows(question, s.reply(2, 'Finally')),
    ],
    ['with nothing leaves nothing of what came before', s.streaming, replaced(''), shows(question)],
  ],
  'reply-finished': rowsOf(
    { about: 'reply', type: 'reply-finished', key },
    [
      'makes the answer whole, and tells of it, and not of the one before',
      streamed(earlier, question, s.reply(2, 'Then we')),
      { ...done('session-1'), ...shows(earlier, question, s.reply(2, 'Then we', 'whole')) },
      [answered('Then we')],
    ],
    [
      'tells of each output',
      streamed(question, s.reply(2, 'A'), s.reply(3, 'B', 'streaming', 1)),
      {
        ...done('session-1'),
        ...shows(question, s.reply(2, 'A', 'whole'), s.reply(3, 'B', 'whole', 1)),
      },
      [answered('A'), answered('B')],
    ],
    ['with nothing said', waiting, done(null)],
  ),
  'reply-failed': [
    ...rowsOf(
      fact('reply-failed', { failure: s.BROKEN }),
      [
        'shows what came as broken',
        s.streaming,
        {
          ...failedWith(s.BROKEN, 'session-1'),
          ...shows(question, s.reply(2, 'Then we', 'broken')),
        },
        ERROR,
      ],
      [
        'shows that a refused message was not sent',
        unconfirmed,
        { ...failedWith(s.BROKEN), ...shows(s.unsent(1, 'And then?')) },
        ERROR,
      ],
      ['keeps the question when nothing came', waiting, failedWith(s.BROKEN), ERROR],
    ),
    [
      'leaves open whether the message has arrived when that is uncertain',
      unconfirmed,
      fact('reply-failed', { failure: DOUBTED }),
      { ...failedWith(DOUBTED), ...shows(s.unsent(1, 'And then?', true)) },
      ERROR,
    ],
  ],
});
