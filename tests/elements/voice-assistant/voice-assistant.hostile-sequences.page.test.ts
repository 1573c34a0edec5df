import { expect } from '@open-wc/testing';
import { fc } from '../../support/property.js';
import type { CallFact, ReplyFact } from '../../../core/machine/events.js';
import type { CallHandle, Ports } from '../../../core/ports.js';
import '../../../elements/define.js';
import { Widget, type WidgetHost } from '../../../elements/voice-assistant/widget.js';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { part, waitUntil } from '../support/drawing.js';

const RUNS = 50;
const OPERATIONS = 40;

/** Calls and answers that go on, with the microphones that they would hold. */
class Provider {
  readonly calls = new Map<object, (fact: CallFact) => void>();
  readonly replies = new Map<object, (fact: ReplyFact) => void>();
  /** The most calls at once. */
  mostCalls = 0;

  readonly ports: Ports = {
    call: {
      start: (_, emit): CallHandle => {
        const call = {};
        this.calls.set(call, emit);
        this.mostCalls = Math.max(this.mostCalls, this.calls.size);
        const stop = () => void this.calls.delete(call);
        return { stop, mute: () => undefined, current: () => undefined };
      },
    },
    chat: {
      send: (_, emit) => {
        const reply = {};
        this.replies.set(reply, emit);
        return () => void this.replies.delete(reply);
      },
    },
    memory: { recall: () => null, store: () => undefined, forget: () => undefined },
    clock: Date,
  };

  callFact(fact: CallFact): void {
    const [call, emit] = [...this.calls].at(-1) ?? [];
    if (call && (fact.type === 'call-ended' || fact.type === 'call-failed'))
      this.calls.delete(call);
    emit?.(fact);
  }

  replyFact(fact: ReplyFact): void {
    const [reply, emit] = [...this.replies].at(-1) ?? [];
    if (reply && /finished|failed|held/.test(fact.type)) this.replies.delete(reply);
    emit?.(fact);
  }
}

interface Stage {
  readonly element: VoiceAssistant;
  readonly provider: Provider;
  readonly places: readonly HTMLElement[];
}

interface Operation {
  readonly name: string;
  readonly perform: (stage: Stage) => unknown;
}

const BUTTONS =
  'close reset confirm-reset send stop call mute accept cancel dismiss retry type settings newest ' +
  'copy stay edit withdraw';

const PARTS = ['launcher', ...BUTTONS.split(' ').map((name) => `${name}-button`)];

const CALL_FACTS: readonly CallFact[] = [
  { type: 'call-connected', speaking: true },
  { type: 'call-started', callId: 'call', duration: 1 },
  { type: 'call-ended', reason: 'meeting-ended' },
  {
    type: 'call-failed',
    failure: { kind: 'offline', type: 'call-error', message: 'lost' },
    duration: 1,
  },
  { type: 'call-changed', change: { muted: true, network: 'lost', unheard: 'silent' } },
  { type: 'call-changed', change: { hangUp: { reason: 'silence-timed-out', at: 1 } } },
  { type: 'call-speech-started', role: 'assistant' },
  { type: 'call-speech-ended', role: 'assistant' },
  { type: 'call-transcribed', role: 'user', text: '**Hello', final: false },
  { type: 'call-messaged', message: { type: 'status-update', status: 'ended' } },
];

const REPLY_FACTS: readonly ReplyFact[] = [
  { type: 'reply-delta', output: 0, text: '| a |\n| - |\n' },
  { type: 'reply-replaced', output: 0, text: '# Hi' },
  { type: 'reply-finished' },
  {
    type: 'reply-failed',
    failure: { kind: 'offline', message: 'lost', turn: { id: 'turn', text: 'Hi' } },
  },
  { type: 'reply-accepted' },
  { type: 'reply-held' },
];

const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  mode: ['voice', 'chat', 'hybrid', 'neither'],
  size: ['tiny', 'compact', 'full', 7],
  consentRequired: [true, false, 'perhaps'],
  showTranscript: [true, false],
  pushToTalk: [true, false],
  keepConversation: [true, false],
  sharedContext: [true, false],
  fallback: ['chat', 'none'],
  accentColor: ['red', 'no colour', null],
  publicKey: ['key', ''],
  firstChatMessage: ['Hello', 5],
  options: [undefined, { title: 'x' }, 4],
};

const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.constantFrom('open', 'close', 'startCall', 'endCall', 'toggleMute', 'reset').map((name) => ({
    name,
    perform: ({ element }: Stage) => element[name as 'open'](),
  })),
  fc.constantFrom('Hi', '', ' ', 7).map((text) => ({
    name: `sendMessage(${text})`,
    perform: ({ element }: Stage) => element.sendMessage(text as string),
  })),
  fc.constantFrom(...PARTS).map((name) => ({
    name: `click ${name}`,
    perform: ({ element }: Stage) => part(element, name)?.click(),
  })),
  fc.constantFrom(...CALL_FACTS).map((fact) => ({
    name: fact.type,
    perform: ({ provider }: Stage) => provider.callFact(fact),
  })),
  fc.constantFrom(...REPLY_FACTS).map((fact) => ({
    name: fact.type,
    perform: ({ provider }: Stage) => provider.replyFact(fact),
  })),
  fc
    .constantFrom(...Object.entries(VALUES))
    .chain(([name, values]) => fc.constantFrom(...values).map((value) => ({ name, value })))
    .map(({ name, value }) => ({
      name: `${name} = ${JSON.stringify(value)}`,
      perform: ({ element }: Stage) => Object.assign(element, { [name]: value }),
    })),
  fc.constantFrom<Operation>(
    { name: 'remove', perform: ({ element }) => element.remove() },
    { name: 'insert', perform: ({ element, places }) => places[0]!.append(element) },
    { name: 'move', perform: ({ element, places }) => places[1]!.append(element) },
    { name: 'update', perform: ({ element }) => element.updateComplete },
    { name: 'wait', perform: () => new Promise((resolve) => setTimeout(resolve)) },
  ),
);

async function run(operations: readonly Operation[]): Promise<void> {
  // What an earlier sequence kept.
  sessionStorage.clear();
  const provider = new Provider();
  const places = [document.createElement('div'), document.createElement('form')];
  document.body.append(...places);
  const element = document.createElement('voice-assistant');
  class TestWidget extends Widget {
    constructor(host: WidgetHost, states: CustomStateSet, options: object) {
      super(host, states, options, provider.ports);
    }
  }
  Object.assign(element, {
    loadWidget: async () => ({ Widget: TestWidget }),
    publicKey: 'key',
    assistantId: 'assistant',
  });
  places[0]!.append(element);
  const stage = { element, provider, places };
  for (const { perform } of operations) await perform(stage);
  expect(provider.mostCalls, 'calls at once').to.be.at.most(1);
  places[0]!.append(element);
  await waitUntil(
    () => part(element, 'launcher') ?? part(element, 'panel') ?? part(element, 'consent'),
  );
  element.endCall();
  expect(provider.calls.size, 'calls after an end').to.equal(0);
  element.startCall();
  element.remove();
  await waitUntil(() => provider.calls.size + provider.replies.size === 0, 'all is stopped');
  for (const place of places) place.remove();
}

describe(`${RUNS} random sequences of ${OPERATIONS} operations`, () => {
  const errors: string[] = [];
  const collect = ({ message }: { message: string }) => void errors.push(message);

  before(() => addEventListener('error', collect));
  after(() => removeEventListener('error', collect));

  it('throw nothing, never have two calls, stop all, and keep the launcher', async () => {
    const sequence = fc.array(operation, { minLength: OPERATIONS, maxLength: OPERATIONS });
    const property = fc.asyncProperty(sequence, async (operations) => {
      await run(operations);
      expect(errors, operations.map(({ name }) => name).join(', ')).to.deep.equal([]);
    });
    await fc.assert(property, { numRuns: RUNS, includeErrorInReport: true });
  });
});
