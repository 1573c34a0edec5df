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

export const anySettings = fc.record({
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

const bare = (...types: readonly TestEvent['type'][]) =>
  fc.constantFrom(...types).map((type) => ({ type }) as TestEvent);

const weighing = <Value>(weight: number, arbitrary: fc.Arbitrary<Value>) => ({ weight, arbitrary });

const intent = fc.oneof(
  weighing(3, bare('start-call', 'end-call', 'toggle-call', 'accept-consent', 'retry')),
  bare('open', 'close', 'toggle-mute'),
  bare('resume-playback', 'stop-answer', 'dismiss-failure'),
  bare('reset', 'decline-consent', 'withdraw-consent', 'dismiss-past-call'),
  fc.boolean().map((muted): TestEvent => ({ type: 'mute', muted })),
  weighing(
    3,
    fc
      .tuple(text, fc.boolean())
      .map(([said, inCall]): TestEvent => ({ type: 'send-message', text: said, inCall })),
  ),
  fc.constant<TestEvent>({ type: 'answer-request', requestId: 't1', permission: 'allow' }),
  text.map((message): TestEvent => ({ type: 'send-to-call', message })),
  text.map((draft): TestEvent => ({ type: 'edit-draft', text: draft })),
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
    .tuple(anySettings, receipt)
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

type WithoutAbout<Event> = Event extends { about: string } ? Omit<Event, 'about'> : never;
type Fact = WithoutAbout<TestEvent>;

/** Facts of a call, or of a reply. */
const ofIt = (about: 'call' | 'reply') => ({
  bare: (fact: Fact) => fc.constant({ about, ...fact } as TestEvent),
  with: <Value>(arbitrary: fc.Arbitrary<Value>, fact: (value: Value) => Fact) =>
    arbitrary.map((value) => ({ about, ...fact(value) }) as TestEvent),
});
const call = ofIt('call');
const reply = ofIt('reply');

const connected = fc.record({ speaking: fc.boolean(), since: fc.constantFrom(undefined, 1) });
const transcribed = fc.record({ role, text, final: fc.boolean() });

const ofCall: fc.Arbitrary<TestEvent> = fc.oneof(
  weighing(
    4,
    call.with(connected, (fact) => ({ type: 'call-connected', ...fact })),
  ),
  call.with(fc.constantFrom(...CALL_STAGES), (stage) => ({
    type: 'call-progressed',
    progress: { stage, status: 'started' },
  })),
  call.bare({ type: 'call-started', callId: 'call-1', duration: 1 }),
  call.with(fc.record({ kind, type: callType }), (failure) => ({
    type: 'call-failed',
    failure: { ...failure, message: 'x' },
    duration: 1,
  })),
  call.bare({ type: 'call-degraded', error: { type: 'x', message: 'y' } }),
  call.bare({ type: 'call-ended', reason: 'meeting-ended' }),
  call.with(change, (change) => ({ type: 'call-changed', change })),
  call.with(role, (role) => ({ type: 'call-speech-started', role })),
  call.with(role, (role) => ({ type: 'call-speech-ended', role })),
  call.with(transcribed, (fact) => ({ type: 'call-transcribed', ...fact })),
  call.with(words, (text) => ({ type: 'call-transcribed', ...WRITTEN, text })),
  call.bare({ type: 'call-interrupted' }),
  weighing(
    3,
    call.with(
      fc.constantFrom<unknown>(ended, { type: 'metadata' }, 'listening', null),
      (message) => ({ type: 'call-messaged', message }),
    ),
  ),
);

const written = fc.record({ output: fc.integer({ min: 0, max: 2 }), text });

const ofReply: fc.Arbitrary<TestEvent> = fc.oneof(
  reply.with(text, (sessionId) => ({ type: 'reply-session', sessionId })),
  reply.with(written, (fact) => ({ type: 'reply-delta', ...fact })),
  reply.with(written, (fact) => ({ type: 'reply-replaced', ...fact })),
  reply.bare({ type: 'reply-accepted' }),
  reply.bare({ type: 'reply-held' }),
  reply.bare({ type: 'reply-finished' }),
  reply.with(kind, (kind) => ({
    type: 'reply-failed',
    failure: { kind, message: 'x', turn: { id: 'message-1', text: 'And then?' } },
  })),
);

/** Mostly the current call or answer. */
const targetMostly = (live: Target) =>
  fc.oneof(
    weighing(8, fc.constant(live)),
    fc.constantFrom<Target>('call', 'reply', 'past', 'nothing'),
  );

const fact = (target: fc.Arbitrary<Target>, event: fc.Arbitrary<TestEvent>) =>
  fc.record({ is: fc.constant('fact' as const), target, event });

/** Anything that a visitor, a page or the world may do at any time. */
export const arbitraryEvent: fc.Arbitrary<ArbitraryEvent> = fc.oneof(
  weighing(6, fc.record({ is: fc.constant('intent' as const), event: intent })),
  fc.record({ is: fc.constant('setup' as const), event: setup }),
  weighing(6, fact(targetMostly('call'), ofCall)),
  weighing(3, fact(targetMostly('reply'), ofReply)),
);
