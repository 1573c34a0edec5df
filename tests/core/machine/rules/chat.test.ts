import type { State } from '../../../../core/machine/state.js';
import { ENDED_HERE, errorEmitted, sent, START_CALL, startAnswer } from '../support/effects.js';
import * as s from '../support/states.js';
import { rowsOf, testRows, type Row } from '../support/table.js';

const asked = { status: 'streaming', sessionId: null, key: s.FRESH } as const;
const chatting = { chat: asked } as const;

const SENT = { ...chatting, transcript: s.listOf(s.sending(1, 'Hello')) };
const HELLO = { type: 'send-message', text: ' Hello \n' } as const;
const EMPTY = errorEmitted('chat-error', 'Chat is disabled or message is empty');

const UNCONFIGURED = errorEmitted(
  'chat-error',
  'Missing required configuration: publicKey and assistantId',
);

const withdraw = (messageId: string) => ({ type: 'withdraw-message', messageId }) as const;
const stopped = { chat: { status: 'idle', sessionId: 'session-1', failure: null } } as const;

/** What typing in a call brings about. */
const TYPED_IN_CALL = [
  sent('Hello')[0]!,
  {
    type: 'add-to-call',
    key: s.CALL,
    words: { role: 'user', text: 'Hello', respond: true, messageId: s.MESSAGE },
  },
] as const;

/** The provider has refused the message "Hello". If that is `uncertain`, it may have it all the same. */
const refusedHello = (uncertain: boolean): State => ({
  ...s.idle,
  chat: {
    ...s.noChat,
    failure: { kind: 'rejected', message: 'No answer', turn: { id: s.MESSAGE, text: 'Hello' } },
  },
  transcript: s.listOf(s.unsent(1, 'Hello', uncertain, s.MESSAGE)),
});

const welcome = s.set({ firstChatMessage: 'Welcome!' });

/** The first turn got no answer, so the assistant does not know the greeting yet. */
const unanswered: State = {
  ...welcome,
  chat: { status: 'idle', sessionId: null, failure: null },
  transcript: s.listOf(s.greeted('Welcome!'), s.typed(2, 'Anybody?')),
};

/** The message follows what was said. */
const asksAfter = ({ transcript: { entries } }: State, id: number) => ({
  ...chatting,
  transcript: s.listOf(...entries, s.sending(id, 'Hello')),
});

const known: State = {
  ...welcome,
  chat: { status: 'idle', sessionId: 'session-1', failure: null },
  transcript: s.listOf(s.greeted('Welcome!'), s.typed(2, 'Hi'), s.reply(3, 'Hi!', 'whole')),
};

const called: State = {
  ...welcome,
  transcript: s.listOf(s.spoken(1, 'assistant', 'Welcome!')),
};

/** When messages wait for something else than the network. */
const BUSY: readonly [when: string, state: State][] = [
  ['without consent', { ...s.offline, consent: { status: 'needed', held: null } }],
  ['where there is only voice', s.set({ mode: 'voice' }, s.offline)],
];

const BLANK: readonly [name: string, state: State, text: unknown][] = [
  ['is refused when blank', s.idle, ' \n\t'],
  ['is refused when it is no text', s.idle, 7],
];

testRows({
  'send-message': [
    ...rowsOf(
      HELLO,
      ['sends the trimmed text and shows it', s.idle, SENT, sent('Hello')],
      [
        'brings the greeting along in the first turn',
        welcome,
        { ...chatting, transcript: s.listOf(s.greeted('Welcome!'), s.sending(2, 'Hello')) },
        sent('Hello', 'Welcome!'),
      ],
      [
        'brings no blank greeting along, which is not shown',
        s.set({ firstChatMessage: ' \n' }),
        SENT,
        sent('Hello'),
      ],
      ...(
        [
          ['brings it again when the first turn was not answered', 'Welcome!', ['Welcome!']],
          ['brings none that the page changed since it was shown', 'Good evening!', []],
        ] as const
      ).map(
        ([name, firstChatMessage, greeting]) =>
          [
            name,
            s.set({ firstChatMessage }, unanswered),
            asksAfter(unanswered, 3),
            sent('Hello', ...greeting),
          ] as const,
      ),
      [
        'sends the session, once there is one; the greeting is at hand for a new one',
        known,
        { ...asksAfter(known, 4), chat: { ...asked, sessionId: 'session-1' } },
        [
          sent('Hello')[0]!,
          {
            type: 'start-reply',
            key: s.FRESH,
            turn: { id: s.MESSAGE, text: 'Hello', greeting: 'Welcome!' },
            sessionId: 'session-1',
          },
        ],
      ],
      [
        'brings no greeting after a call, which had its own',
        called,
        asksAfter(called, 2),
        sent('Hello'),
      ],
      [
        'is put into the call where one may type in it, which needs no assistant of the chat',
        s.set({ typingInCall: true, chatConfigured: false }, s.inCall),
        { transcript: s.listOf(s.typedInCall(1, 'Hello')) },
        TYPED_IN_CALL,
      ],
      [
        'is not put into a call in its start, which it ends',
        s.set({ typingInCall: true }, s.connecting),
        { ...SENT, voice: s.noCall },
        [...ENDED_HERE, ...sent('Hello')],
      ],
      ['forgets the failure of a call', s.failedCall, { ...SENT, voice: s.noCall }, sent('Hello')],
      [
        'is held while consent is needed, unless it was given elsewhere: nothing leaves',
        s.asking,
        { consent: { status: 'needed', held: { type: 'send-message', text: 'Hello' } } },
        [{ type: 'recall-consent' }],
      ],
      ['is refused where there is only voice', s.set({ mode: 'voice' }), 'refused', EMPTY],
      [
        'is refused without an assistant of the chat in a call, which goes on',
        s.set({ chatConfigured: false }, s.inCall),
        'refused',
        UNCONFIGURED,
      ],
      [
        'is refused without a key or an assistant, which the visitor sees',
        s.set({ chatConfigured: false }),
        {
          chat: {
            ...s.noChat,
            failure: {
              kind: 'misconfigured',
              message: 'Missing required configuration: publicKey and assistantId',
              turn: { id: s.MESSAGE, text: 'Hello' },
            },
          },
          transcript: s.listOf(s.unsent(1, 'Hello', false, s.MESSAGE)),
        },
        UNCONFIGURED,
      ],
    ),
    [
      'is put into the call in any mode by the page',
      s.set({ mode: 'voice' }, s.inCall),
      { ...HELLO, inCall: true },
      { transcript: s.listOf(s.typedInCall(1, 'Hello')) },
      TYPED_IN_CALL,
    ],
    [
      'is refused without a call for it where there is only voice',
      s.set({ mode: 'voice' }),
      { ...HELLO, inCall: true },
      'refused',
      EMPTY,
    ],
    ...BLANK.map(([name, state, text]): Row => [
      name,
      state,
      { type: 'send-message', text: text as string },
      'refused',
      EMPTY,
    ]),
  ],
  'withdraw-message': [
    [
      'removes a message that waits, and leaves the failure of another',
      { ...s.offline, chat: s.failedReply.chat },
      withdraw('message-2'),
      { transcript: s.listOf(s.waiting(1, 'One')), draft: 'Two' },
    ],
    [
      'leaves what is in the text box',
      { ...s.offline, draft: 'Three' },
      withdraw('message-1'),
      { transcript: s.listOf(s.waiting(2, 'Two')) },
    ],
    [
      'removes a message that was not accepted, with its failure',
      refusedHello(false),
      withdraw(s.MESSAGE),
      { chat: s.noChat, transcript: s.listOf(), draft: 'Hello' },
    ],
    ['leaves a message that may have arrived', refusedHello(true), withdraw(s.MESSAGE), 'refused'],
    ['leaves a message that was sent', s.streaming, withdraw('message-1'), 'refused'],
  ],
  'network-returned': [
    [
      'sends what waits, in order',
      s.offline,
      { type: 'network-returned' },
      {
        chat: { ...asked, sessionId: 'session-1' },
        transcript: s.listOf(s.typed(1, 'One', { status: 'sending' }), s.waiting(2, 'Two')),
      },
      [startAnswer('message-1', 'One')],
    ],
    ...BUSY.map(([when, state]): Row => [
      `sends nothing ${when}`,
      state,
      { type: 'network-returned' },
    ]),
  ],
  'queue-continued': [
    [
      'does nothing while the visitor is asked about the message before',
      { ...s.offline, chat: s.failedReply.chat },
      { type: 'queue-continued' },
    ],
    [
      'finds what waited before a call, whose start clears the rest',
      { ...s.offline, transcript: s.listOf(s.typed(1, 'Hi'), s.waiting(2, 'Two')) },
      { type: 'start-call' },
      { chat: s.noChat, voice: s.callStarting(), transcript: s.listOf(s.waiting(2, 'Two')) },
      [START_CALL],
    ],
  ],
  'stop-answer': rowsOf(
    { type: 'stop-answer' },
    ['does nothing without an answer', s.idle, 'refused'],
    [
      'leaves what has come of the answer, and goes on in the same session',
      s.streaming,
      {
        ...stopped,
        transcript: s.listOf(s.typed(1, 'And then?'), s.reply(2, 'Then we', 'stopped')),
      },
      [{ type: 'stop-reply', key: s.TURN }],
    ],
    [
      'leaves open whether a message on its way has arrived',
      { ...s.streaming, transcript: s.listOf(s.typed(1, 'So?', { status: 'sending' })) },
      { ...stopped, transcript: s.listOf(s.unsent(1, 'So?', true)) },
      [{ type: 'stop-reply', key: s.TURN }],
    ],
  ),
});
