import { expect } from 'chai';
import type { FailureKind } from '../../../core/machine/failures.js';
import type { Entry } from '../../../core/machine/regions/transcript.js';
import type { State } from '../../../core/machine/state.js';
import { canSend, view, type StatusText, type View } from '../../../core/machine/view.js';
import * as s from './support/states.js';

const openPanel = { panel: { status: 'open' } } as const;
const speaking = (speaker: 'nobody' | 'user' | 'assistant'): State => ({
  ...s.inCall,
  voice: s.callOf({ speaker, begun: true }),
});
const talk = s.listOf(s.spoken(1, 'assistant', 'Hey'));
const chatted: State = { ...s.idle, transcript: s.listOf(s.typed(1, 'Hello')) };

/** All ten texts of the status line, and when each is shown. */
const STATUSES: Readonly<Record<StatusText, readonly [when: string, state: State][]>> = {
  connecting: [
    ['a call starts', s.connecting],
    ['the network is lost', { ...s.inCall, voice: s.callOf({ begun: true, network: 'lost' }) }],
  ],
  connected: [
    ['the assistant listens and nobody has spoken', s.inCall],
    [
      'the assistant has spoken and the visitor is muted',
      { ...s.inCall, voice: s.callOf({ begun: true, muted: true }) },
    ],
  ],
  speaking: [['the assistant speaks', speaking('assistant')]],
  listening: [
    ['the assistant has spoken', speaking('nobody')],
    ['the visitor speaks', speaking('user')],
  ],
  typing: [['a reply streams in', s.streaming]],
  'chat-active': [
    ['the visitor has sent a message', chatted],
    ['an answer failed', s.failedReply],
    [
      'a block follows the message',
      { ...s.idle, transcript: s.listOf(s.typed(1, 'Hi'), s.block(2, 'a')) },
    ],
  ],
  ready: [
    ['a call is over', { ...s.idle, transcript: talk }],
    ['a call is over in which the visitor typed last', { ...chatted, voice: s.pastCall('x') }],
  ],
  voice: [['nothing has begun in voice mode', s.set({ mode: 'voice' })]],
  chat: [['nothing has begun in chat mode', s.set({ mode: 'chat' })]],
  hybrid: [['nothing has begun in hybrid mode', s.idle]],
};

const ACTIVITIES: Readonly<Record<View['activity'], readonly [when: string, state: State][]>> = {
  connecting: [['a call starts', s.connecting]],
  speaking: [['the assistant speaks', speaking('assistant')]],
  active: [
    ['the visitor speaks', speaking('user')],
    ['nobody speaks', s.inCall],
  ],
  typing: [['a reply streams in', s.streaming]],
  error: [
    ['a call failed', s.failedCall],
    ['a reply broke off', s.failedReply],
  ],
  idle: [['nothing goes on', s.idle]],
};

const voiceOnly = { mode: 'voice' } as const;
const greeting = { firstChatMessage: 'Welcome!' } as const;
const list = (...entries: readonly Entry[]) => ({ kind: 'list', entries }) as const;
const welcomed = list({ ...s.greeted('Welcome!'), at: 0 });
const untranscribed = (from: State) => s.set({ showTranscript: false }, from);
const empty = (text: 'voice' | 'connecting' | 'voice-active' | 'chat' | 'hybrid') =>
  ({ kind: 'empty', text }) as const;

const CONVERSATIONS: readonly [when: string, state: State, shown: View['conversation']][] = [
  ['nothing was said in voice mode', s.set(voiceOnly), empty('voice')],
  ['nothing was said in chat mode', s.set({ mode: 'chat' }), empty('chat')],
  ['nothing was said in hybrid mode', s.idle, empty('hybrid')],
  [
    'a call without a transcript starts that took one along',
    untranscribed({ ...s.connecting, transcript: talk }),
    list(...talk.entries),
  ],
  ['nothing was said in a call yet', s.inCall, empty('voice-active')],
  ['a call starts', s.connecting, empty('connecting')],
  ['no call without a transcript goes on', untranscribed(s.idle), empty('hybrid')],
  ['a call without a transcript starts', untranscribed(s.connecting), { kind: 'visual' }],
  ['a call has a transcript', { ...s.inCall, transcript: talk }, list(...talk.entries)],
  [
    'a call has none, by an option',
    untranscribed({ ...s.inCall, transcript: talk }),
    { kind: 'visual' },
  ],
  [
    'a call of that kind has a block',
    untranscribed({ ...s.inCall, transcript: s.listOf(...talk.entries, s.block(2, 'a')) }),
    list(s.block(2, 'a')),
  ],
  [
    'a call of that kind is over',
    untranscribed({ ...s.idle, transcript: talk }),
    list(...talk.entries),
  ],
  ['the page has a greeting', s.set(greeting), welcomed],
  ['the greeting is one of a chat', s.set({ ...greeting, ...voiceOnly }), empty('voice')],
  ['the greeting is not one of a call', s.set(greeting, s.inCall), empty('voice-active')],
];

const CHAT = { available: true, typing: false };
const NO_CHAT = { available: false, typing: false };

const call = (change: Partial<View['call']> = {}): View['call'] => ({
  status: 'disconnected',
  available: false,
  past: null,
  since: null,
  ...s.usual,
  ...change,
});

const TROUBLED = {
  muted: true,
  playback: 'refused',
  unheard: 'silent',
  thinking: true,
  network: 'lost',
  hangUp: { reason: 'exceeded-max-duration', at: s.AT },
} as const;

const during = (change: Partial<View['call']> = {}) =>
  call({ status: 'connected', since: s.AT, ...change });
const typing = (from: State) => s.set({ typingInCall: true }, from);
const PAST = { reason: 'meeting-ended', since: s.AT, until: s.AT };

const USES: readonly [when: string, state: State, call: View['call'], chat: View['chat']][] = [
  ['both are free in hybrid mode', s.idle, call({ available: true }), CHAT],
  ['only the call in voice mode', s.set(voiceOnly), call({ available: true }), NO_CHAT],
  ['only the chat in chat mode', s.set({ mode: 'chat' }), call(), CHAT],
  ['neither while a call starts', s.connecting, call({ status: 'connecting' }), NO_CHAT],
  ['typing in a call where the page allows it', typing(s.inCall), during(), CHAT],
  [
    'all conditions of a call',
    { ...s.inCall, voice: s.callOf(TROUBLED) },
    during(TROUBLED),
    NO_CHAT,
  ],
  [
    'both after a call, of which it is known how it ended',
    { ...s.idle, voice: s.pastCall('meeting-ended') },
    call({ available: true, past: PAST }),
    CHAT,
  ],
  ['neither while a reply streams in', s.streaming, call(), { available: false, typing: true }],
];

/** Failures after which asking again can help, and those after which it cannot. */
const RETRIES: Readonly<Record<FailureKind, boolean>> = {
  ...each(true, 'microphone-denied', 'microphone-missing', 'microphone-busy', 'microphone-lost'),
  ...each(true, 'call-failed', 'call-dropped', 'call-elsewhere', 'call-early', 'call-full'),
  ...each(true, 'call-gone', 'offline', 'no-answer', 'stream-broken', 'unconfirmed'),
  ...each(
    false,
    'microphone-forbidden',
    'unsupported',
    'unauthorized',
    'rejected',
    'misconfigured',
  ),
};

function each<Kind extends FailureKind>(retry: boolean, ...kinds: readonly Kind[]) {
  return Object.fromEntries(kinds.map((kind) => [kind, retry])) as Record<Kind, boolean>;
}

describe('view', () => {
  for (const [text, each] of Object.entries(STATUSES))
    for (const [when, state] of each)
      it(`the status is ${text} when ${when}`, () => expect(view(state).status).to.equal(text));

  for (const [activity, each] of Object.entries(ACTIVITIES))
    for (const [when, state] of each)
      it(`looks ${activity} when ${when}`, () => expect(view(state).activity).to.equal(activity));

  for (const [when, state, shown] of CONVERSATIONS)
    it(`shows ${shown.kind} when ${when}`, () =>
      expect(view(state).conversation).to.deep.equal(shown));

  for (const [when, state, call, chat] of USES)
    it(when, () => {
      expect(view(state).call).to.deep.equal(call);
      expect(view(state).chat).to.deep.equal(chat);
    });

  for (const [kind, retry] of Object.entries(RETRIES))
    it(`${retry ? 'offers' : 'does not offer'} to try again after ${kind}`, () => {
      const failure = { ...s.DENIED, kind: kind as FailureKind };
      const state: State = { ...s.idle, voice: { ...s.noCall, failure } };
      expect(view(state).failure).to.deep.equal({ of: 'call', kind, retry, typeInstead: true });
    });

  for (const [settings, typeInstead] of [
    [{ mode: 'hybrid', chatConfigured: true }, true],
    [{ mode: 'hybrid', chatConfigured: false }, false],
    [{ mode: 'voice', chatConfigured: true }, false],
  ] as const)
    it(`${typeInstead ? 'offers' : 'does not offer'} the chat after a failed call with ${JSON.stringify(settings)}`, () => {
      const state: State = { ...s.set(settings), voice: { ...s.noCall, failure: s.DENIED } };
      expect(view(state).failure?.typeInstead).to.equal(typeInstead);
    });

  it('shows the failure of an answer, and none without a failure', () => {
    expect(view(s.failedReply).failure).to.deep.equal({
      of: 'chat',
      kind: 'stream-broken',
      retry: true,
      typeInstead: false,
    });
    expect(view(s.streaming).failure).to.equal(null);
  });

  for (const [mode, fallback, shown] of [
    ['voice', false, 'voice'],
    ['voice', true, 'hybrid'],
    ['chat', true, 'chat'],
  ] as const)
    it(`is in the mode ${shown} in the mode ${mode} with fallback ${fallback}`, () =>
      expect(view(s.set({ mode }, { ...s.idle, fallback })).mode).to.equal(shown));

  it('lets a draft be sent where the visitor can type or an answer streams', () => {
    for (const [state, draft, sendable] of [
      [s.idle, 'Hi', true],
      [s.streaming, 'Hi', true],
      [s.idle, ' ', false],
      [s.connecting, 'Hi', false],
    ] as const)
      expect(canSend(view(state), draft), state.chat.status).to.equal(sendable);
  });

  it('shows the panel as it is', () => {
    expect(view(s.idle).panel).to.equal('closed');
    expect(view({ ...s.idle, ...openPanel }).panel).to.equal('open');
  });

  it('asks for consent in an open panel, or once an intent is held back', () => {
    const held = { consent: { status: 'needed', held: { type: 'start-call' } } } as const;
    for (const [state, asks] of [
      [s.asking, false],
      [{ ...s.asking, ...openPanel }, true],
      [{ ...s.asking, ...held }, true],
      [{ ...s.granted, ...openPanel }, false],
      [{ ...s.idle, ...openPanel }, false],
    ] as const)
      expect(view(state).consent).to.equal(asks);
  });
});
