import type { State } from '../../../../core/machine/state.js';
import { ENDED_HERE, errorEmitted, sent } from '../support/effects.js';
import * as s from '../support/states.js';
import { testRows, type Row } from '../support/table.js';

const asked = { status: 'streaming', sessionId: null, key: s.FRESH } as const;
const chatting = { chat: asked } as const;

const HELLO = { type: 'send-message', text: ' Hello \n' } as const;
const EMPTY = errorEmitted('chat-error', 'Chat is disabled or message is empty');

/** What typing in a call brings about. */
const TYPED_IN_CALL = [
  sent('Hello')[0]!,
  {
    type: 'send-to-call',
    key: s.CALL,
    message: {
      type: 'add-message',
      message: { role: 'user', content: 'Hello' },
      triggerResponseEnabled: true,
    },
  },
] as const;

const welcome = s.set({ firstChatMessage: 'Welcome!' });

/** The first turn got no answer, so the assistant does not know the greeting yet. */
const unanswered: State = {
  ...welcome,
  chat: { status: 'idle', sessionId: null, failure: null },
  transcript: s.listOf(s.greeted('Welcome!'), s.typed(2, 'Anybody?')),
};

const known: State = {
  ...welcome,
  chat: { status: 'idle', sessionId: 'session-1', failure: null },
  transcript: s.listOf(s.greeted('Welcome!'), s.typed(2, 'Hi'), s.reply(3, 'Hi!', 'whole')),
};

export const rows = {
  'send-message': [
    [
      'sends the trimmed text and shows it',
      s.idle,
      HELLO,
      { ...chatting, transcript: s.listOf(s.typed(1, 'Hello')) },
      sent('Hello'),
    ],
    [
      'sends where there is only chat',
      s.set({ mode: 'chat' }),
      HELLO,
      { ...chatting, transcript: s.listOf(s.typed(1, 'Hello')) },
      sent('Hello'),
    ],
    [
      'sends with consent given',
      s.granted,
      HELLO,
      { ...chatting, transcript: s.listOf(s.typed(1, 'Hello')) },
      sent('Hello'),
    ],
    [
      'brings the greeting along in the first turn',
      welcome,
      HELLO,
      { ...chatting, transcript: s.listOf(s.greeted('Welcome!'), s.typed(2, 'Hello')) },
      sent('Hello', 'Welcome!'),
    ],
    [
      'brings no blank greeting along, which is not shown',
      s.set({ firstChatMessage: ' \n' }),
      HELLO,
      { ...chatting, transcript: s.listOf(s.typed(1, 'Hello')) },
      sent('Hello'),
    ],
    [
      'brings it again when the first turn was not answered',
      unanswered,
      HELLO,
      {
        ...chatting,
        transcript: s.listOf(...unanswered.transcript.entries, s.typed(3, 'Hello')),
      },
      sent('Hello', 'Welcome!'),
    ],
    [
      'brings none that the page changed since it was shown',
      s.set({ firstChatMessage: 'Good evening!' }, unanswered),
      HELLO,
      {
        ...chatting,
        transcript: s.listOf(...unanswered.transcript.entries, s.typed(3, 'Hello')),
      },
      sent('Hello'),
    ],
    [
      'sends the session, once there is one; the greeting is at hand for a new one',
      known,
      HELLO,
      {
        chat: { ...asked, sessionId: 'session-1' },
        transcript: s.listOf(...known.transcript.entries, s.typed(4, 'Hello')),
      },
      [
        sent('Hello')[0]!,
        {
          type: 'start-reply',
          key: s.FRESH,
          turn: { text: 'Hello', greeting: 'Welcome!' },
          sessionId: 'session-1',
        },
      ],
    ],
    [
      'brings no greeting after a call, which had its own',
      { ...welcome, transcript: s.listOf(s.spoken(1, 'assistant', 'Hey')) },
      HELLO,
      {
        ...chatting,
        transcript: s.listOf(s.spoken(1, 'assistant', 'Hey'), s.typed(2, 'Hello')),
      },
      sent('Hello'),
    ],
    [
      'ends a call and switches to chat',
      { ...s.inCall, transcript: s.listOf(s.spoken(1, 'assistant', 'Hey', 'how')) },
      HELLO,
      {
        ...chatting,
        voice: s.noCall,
        transcript: s.listOf(s.spoken(1, 'assistant', 'Hey how'), s.typed(2, 'Hello')),
      },
      [...ENDED_HERE, ...sent('Hello')],
    ],
    [
      'ends a call in its start',
      s.connecting,
      HELLO,
      { ...chatting, voice: s.noCall, transcript: s.listOf(s.typed(1, 'Hello')) },
      [...ENDED_HERE, ...sent('Hello')],
    ],
    [
      'is put into the call where one may type in it, and answered there',
      s.set(
        { typingInCall: true },
        { ...s.inCall, transcript: s.listOf(s.spoken(1, 'user', 'So')) },
      ),
      HELLO,
      { transcript: s.listOf(s.spoken(1, 'user', 'So'), s.typed(2, 'Hello')) },
      TYPED_IN_CALL,
    ],
    [
      'needs no assistant of the chat for that',
      s.set({ typingInCall: true, chatConfigured: false }, s.inCall),
      HELLO,
      { transcript: s.listOf(s.typed(1, 'Hello')) },
      TYPED_IN_CALL,
    ],
    [
      'is not put into a call in its start, which it ends',
      s.set({ typingInCall: true }, s.connecting),
      HELLO,
      { ...chatting, voice: s.noCall, transcript: s.listOf(s.typed(1, 'Hello')) },
      [...ENDED_HERE, ...sent('Hello')],
    ],
    [
      'is refused in a call where there is only voice',
      s.set({ typingInCall: true, mode: 'voice' }, s.inCall),
      HELLO,
      'refused',
      EMPTY,
    ],
    [
      'is refused in a call when blank',
      s.set({ typingInCall: true }, s.inCall),
      { type: 'send-message', text: ' ' },
      'refused',
      EMPTY,
    ],
    [
      'forgets the call before it',
      { ...s.idle, voice: s.pastCall('meeting-ended') },
      HELLO,
      { ...chatting, voice: s.noCall, transcript: s.listOf(s.typed(1, 'Hello')) },
      sent('Hello'),
    ],
    [
      'forgets the failure of a call',
      s.failedCall,
      HELLO,
      { ...chatting, voice: s.noCall, transcript: s.listOf(s.typed(1, 'Hello')) },
      sent('Hello'),
    ],
    [
      'is held while consent is needed, unless it was given elsewhere: nothing leaves',
      s.asking,
      HELLO,
      { consent: { status: 'needed', held: { type: 'send-message', text: 'Hello' } } },
      [{ type: 'recall-consent' }],
    ],
    ['is refused when blank', s.idle, { type: 'send-message', text: ' \n\t' }, 'refused', EMPTY],
    [
      'is refused when blank before consent too',
      s.asking,
      { type: 'send-message', text: '' },
      'refused',
      EMPTY,
    ],
    [
      'is refused when it is no text',
      s.idle,
      { type: 'send-message', text: 7 as unknown as string },
      'refused',
      EMPTY,
    ],
    ['is refused where there is only voice', s.set({ mode: 'voice' }), HELLO, 'refused', EMPTY],
    ['is refused while a reply streams in', s.streaming, HELLO, 'refused', EMPTY],
    [
      'is refused without a key or an assistant, which the visitor sees',
      s.set({ chatConfigured: false }),
      HELLO,
      {
        chat: {
          ...s.noChat,
          failure: {
            kind: 'misconfigured',
            message: 'Missing required configuration: publicKey and assistantId',
            turn: { text: 'Hello' },
          },
        },
        transcript: s.listOf(s.typed(1, 'Hello')),
      },
      errorEmitted('chat-error', 'Missing required configuration: publicKey and assistantId'),
    ],
  ],
  'stop-answer': [
    ['does nothing without an answer', s.idle, { type: 'stop-answer' }, 'refused', []],
    ['does nothing in a call', s.inCall, { type: 'stop-answer' }, 'refused', []],
    [
      'leaves what has come of the answer, and goes on in the same session',
      s.streaming,
      { type: 'stop-answer' },
      {
        chat: { status: 'idle', sessionId: 'session-1', failure: null },
        transcript: s.failedReply.transcript,
      },
      [{ type: 'stop-reply', key: s.TURN }],
    ],
  ],
} satisfies Readonly<Record<string, readonly Row[]>>;

testRows(rows);
