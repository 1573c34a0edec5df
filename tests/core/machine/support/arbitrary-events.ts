import { fc } from '../../../support/property.js';
import type { Entry, Transcript } from '../../../../core/machine/regions/transcript.js';
import { CALL_STAGES } from '../../../../core/machine/stages.js';
import { listOf, RECEIPT } from './states.js';
import type { TestEvent } from './table.js';

/** The target of a fact: the current call or answer, one that is over, or one that never was. */
export type Target = 'call' | 'reply' | 'past' | 'nothing';

/** An event, before its key is known. */
export type ArbitraryEvent =
  | { readonly is: 'intent' | 'setup'; readonly event: TestEvent }
  | { readonly is: 'fact'; readonly target: Target; readonly event: TestEvent };

const words = fc.constantFrom('Hello', 'What are your hours?', 'and so on.');
const text = fc.oneof(words, fc.constantFrom('', '  '));
const role = fc.constantFrom('user' as const, 'assistant' as const);

const settings = fc.record({
  mode: fc.constantFrom('voice' as const, 'chat' as const, 'hybrid' as const),
  consentRequired: fc.boolean(),
  consentVersion: fc.constant(''),
  consentPurposes: fc.constant([]),
  chatConfigured: fc.boolean(),
  typingInCall: fc.boolean(),
  sharedContext: fc.boolean(),
  fallback: fc.constantFrom('none' as const, 'chat' as const),
  firstChatMessage: fc.constantFrom('', 'Welcome!', 'Good evening!'),
  showTranscript: fc.boolean(),
});

export const anySettings = settings;

const one = (event: TestEvent): TestEvent => event;

const bare = (...types: readonly TestEvent['type'][]) =>
  fc.constantFrom(...types).map((type) => ({ type }) as TestEvent);

const intent = fc.oneof(
  {
    weight: 3,
    arbitrary: bare('start-call', 'end-call', 'toggle-call', 'accept-consent', 'retry'),
  },
  {
    weight: 2,
    arbitrary: bare(
      'open',
      'close',
      'toggle-mute',
      'resume-playback',
      'stop-answer',
      'dismiss-failure',
    ),
  },
  {
    weight: 1,
    arbitrary: bare('reset', 'decline-consent', 'withdraw-consent', 'dismiss-past-call'),
  },
  { weight: 1, arbitrary: fc.boolean().map((muted): TestEvent => ({ type: 'mute', muted })) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(text, fc.boolean())
      .map(([said, inCall]): TestEvent => ({ type: 'send-message', text: said, inCall })),
  },
  {
    weight: 1,
    arbitrary: fc.constant<TestEvent>({
      type: 'answer-request',
      requestId: 't1',
      permission: 'allow',
    }),
  },
  { weight: 1, arbitrary: text.map((message): TestEvent => ({ type: 'send-to-call', message })) },
  { weight: 1, arbitrary: text.map((draft): TestEvent => ({ type: 'edit-draft', text: draft })) },
);

/** The transcript of a call before a page load. */
const transcript: fc.Arbitrary<Transcript> = fc
  .array(fc.record({ role, text: words, partial: text, typed: fc.boolean() }), { maxLength: 3 })
  .map((said) =>
    listOf(
      ...said.map(({ role, text, partial, typed }, index): Entry => ({
        id: index + 1,
        role,
        text,
        at: 0,
        source: typed
          ? {
              kind: 'typed',
              messageId: `message-${index}`,
              delivery: { status: 'sent', to: 'call' },
            }
          : { kind: 'spoken', partial },
      })),
    ),
  );

const REQUEST = { id: 't1', name: 't', title: 'T', arguments: [], status: 'asked' } as const;

const receipt = fc.constantFrom(null, RECEIPT);

const setup = fc.oneof(
  fc
    .tuple(settings, receipt)
    .map(([given, consent]): TestEvent => ({ type: 'configured', settings: given, consent })),
  receipt.map((stored): TestEvent => ({ type: 'consent-recalled', receipt: stored })),
  fc
    .record({ role, text, respond: fc.boolean() })
    .map((words): TestEvent => ({ type: 'context-added', words })),
  fc.constant<TestEvent>({ type: 'network-returned' }),
  fc
    .boolean()
    .map((asked): TestEvent => ({ type: 'requests-changed', requests: asked ? [REQUEST] : [] })),
  fc.tuple(fc.constantFrom('a', 'b'), words).map(([partId, said]): TestEvent => ({
    type: 'part-added',
    partId,
    text: said,
    part: { kind: 'block', block: {} },
  })),
  transcript.map((said): TestEvent => ({ type: 'call-recalled', transcript: said })),
);

const kind = fc.constantFrom('offline' as const, 'call-elsewhere' as const, 'rejected' as const);
const callType = fc.constantFrom('call-error' as const, 'daily-call-join-error' as const);
const ended = { type: 'status-update', status: 'ended', endedReason: 'silence-timed-out' };

const change = fc.record(
  {
    muted: fc.boolean(),
    playback: fc.constantFrom('allowed' as const, 'refused' as const),
    unheard: fc.constantFrom(null, 'silent' as const, 'microphone-denied' as const),
    thinking: fc.boolean(),
    network: fc.constantFrom('good' as const, 'low' as const, 'lost' as const),
    hangUp: fc.constantFrom(null, { reason: 'silence-timed-out', at: 1 }),
  },
  { requiredKeys: [] },
);

/** The fields of words that are not spoken yet. */
const WRITTEN = { role: 'assistant', heard: '', final: false } as const;

const ofCall: fc.Arbitrary<TestEvent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.boolean(), fc.constantFrom(undefined, 1))
      .map(([speaking, since]): TestEvent => ({
        about: 'call',
        type: 'call-connected',
        speaking,
        since,
      })),
  },
  fc
    .constantFrom(...CALL_STAGES)
    .map((stage) =>
      one({ about: 'call', type: 'call-progressed', progress: { stage, status: 'started' } }),
    ),
  fc.constant<TestEvent>({ about: 'call', type: 'call-started', callId: 'call-1', duration: 1 }),
  fc.tuple(kind, callType).map(([kind, type]) => {
    const failure = { kind, type, message: 'x' };
    return one({ about: 'call', type: 'call-failed', failure, duration: 1 });
  }),
  fc.constant<TestEvent>({
    about: 'call',
    type: 'call-degraded',
    error: { type: 'x', message: 'y' },
  }),
  fc.constant<TestEvent>({ about: 'call', type: 'call-ended', reason: 'meeting-ended' }),
  change.map((change) => one({ about: 'call', type: 'call-changed', change })),
  role.map((role) => one({ about: 'call', type: 'call-speech-started', role })),
  role.map((role) => one({ about: 'call', type: 'call-speech-ended', role })),
  fc.record({
    about: fc.constant('call' as const),
    type: fc.constant('call-transcribed' as const),
    role,
    text,
    final: fc.boolean(),
  }),
  words.map((text) => one({ about: 'call', type: 'call-transcribed', ...WRITTEN, text })),
  fc.constant<TestEvent>({ about: 'call', type: 'call-interrupted' }),
  {
    weight: 3,
    arbitrary: fc
      .constantFrom<unknown>(ended, { type: 'metadata' }, 'listening', null)
      .map((message) => one({ about: 'call', type: 'call-messaged', message })),
  },
);

const output = fc.integer({ min: 0, max: 2 });

const ofReply: fc.Arbitrary<TestEvent> = fc.oneof(
  text.map((sessionId) => one({ about: 'reply', type: 'reply-session', sessionId })),
  fc.record({
    about: fc.constant('reply' as const),
    type: fc.constant('reply-delta' as const),
    output,
    text,
  }),
  fc.record({
    about: fc.constant('reply' as const),
    type: fc.constant('reply-replaced' as const),
    output,
    text,
  }),
  fc.constant<TestEvent>({ about: 'reply', type: 'reply-accepted' }),
  fc.constant<TestEvent>({ about: 'reply', type: 'reply-held' }),
  fc.constant<TestEvent>({ about: 'reply', type: 'reply-finished' }),
  kind.map((kind) => {
    const failure = { kind, message: 'x', turn: { id: 'message-1', text: 'And then?' } };
    return one({ about: 'reply', type: 'reply-failed', failure });
  }),
);

/** Mostly the current call or answer. */
const targetMostly = (live: Target) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(live) },
    { weight: 1, arbitrary: fc.constantFrom<Target>('call', 'reply', 'past', 'nothing') },
  );

const fact = (target: fc.Arbitrary<Target>, event: fc.Arbitrary<TestEvent>) =>
  fc.record({ is: fc.constant('fact' as const), target, event });

/** Anything that a visitor, a page or the world may do at any time. */
export const arbitraryEvent: fc.Arbitrary<ArbitraryEvent> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ is: fc.constant('intent' as const), event: intent }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('setup' as const), event: setup }) },
  { weight: 6, arbitrary: fact(targetMostly('call'), ofCall) },
  { weight: 3, arbitrary: fact(targetMostly('reply'), ofReply) },
);
