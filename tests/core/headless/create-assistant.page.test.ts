import { expect } from '@open-wc/testing';
import { createAssistant } from '../../../core/headless/create-assistant.js';
import type { AssistantEvent } from '../../../core/machine/effects.js';
import { initialState } from '../../../core/machine/state.js';
import type { Intent } from '../../../core/machine/events.js';
import type { AssistantOptions } from '../../../core/options/table.js';
import { capture } from '../../support/capture.js';
import { NOW, recordedPorts } from '../../support/recorded-ports.js';

const OPTIONS: AssistantOptions = { mode: 'hybrid', publicKey: 'key-1', assistantId: 'a-1' };

function create(options: AssistantOptions = {}) {
  const ports = recordedPorts();
  const assistant = createAssistant({ ...OPTIONS, ...options }, { ports });
  return { assistant, ports };
}

function inCall(options: AssistantOptions = {}) {
  const created = create(options);
  created.assistant.send({ type: 'start-call' });
  const call = created.ports.calls[0]!;
  call.emit({ type: 'call-connected' });
  return { ...created, call };
}

describe('the time of a call', () => {
  const HOUR = 3_600_000;

  for (const [name, set] of [
    ['forward', HOUR],
    ['back', -HOUR],
  ] as const)
    it(`counts on when the clock is set ${name}`, () => {
      const ports = recordedPorts();
      let wall = NOW;
      let counted = 5000.4;
      const clock = { now: () => wall, elapsed: () => counted };
      const assistant = createAssistant(
        { ...OPTIONS, showTranscript: true },
        { ports: { ...ports, clock } },
      );
      assistant.send({ type: 'start-call' });
      const [call] = ports.calls;
      call!.emit({ type: 'call-connected' });
      wall += set;
      counted += 2000;
      call!.emit({ type: 'call-transcribed', role: 'user', text: 'Hello', final: true });
      counted += 3000;
      expect(assistant.now()).to.equal(NOW + 5000);
      assistant.send({ type: 'end-call' });
      const { voice, transcript } = assistant.state;
      expect(voice).to.deep.nested.include({ 'past.since': NOW, 'past.until': NOW + 5000 });
      expect(transcript.entries[0]?.at).to.equal(NOW + 2000);
      // A typed message has the time of day.
      expect(assistant.now()).to.equal(NOW + set);
    });
});

describe('the assistant’s loop', () => {
  it('passes the callee and the options to the call', () => {
    const given = {
      apiUrl: 'http://127.0.0.1:1',
      callBundleUrl: 'http://127.0.0.1:1/call-machine.js',
      assistantOverrides: { firstMessage: 'Hey' },
      squad: 's-1',
      workflow: 'w-1',
      workflowOverrides: { x: 1 },
      assistant: { name: 'Ann' },
    };
    const { assistant, ports } = create(given);
    assistant.send({ type: 'start-call' });
    const { publicKey, assistantId } = OPTIONS;
    expect(ports.calls[0]?.request).to.include({ ...given, publicKey, assistantId });
  });

  it('passes text, session and client id to the chat', async () => {
    const { assistant, ports } = create({ assistantOverrides: { x: 1 } });
    await import('../../../core/headless/features/shared-context.js');
    assistant.send({ type: 'send-message', text: 'One' });
    ports.replies[0]!.emit({ type: 'reply-session', sessionId: 'session-1' });
    ports.replies[0]!.emit({ type: 'reply-finished' });
    assistant.send({ type: 'send-message', text: 'Two' });
    const [first, second] = ports.replies.map(({ request }) => request);
    const same = {
      apiUrl: 'https://api.vapi.ai',
      publicKey: 'key-1',
      assistantId: 'a-1',
      assistantOverrides: { x: 1 },
      clientId: first?.clientId,
    };
    expect(first).to.deep.include({
      ...same,
      turn: { id: first?.turn.id, text: 'One' },
      sessionId: null,
    });
    expect(second).to.deep.include({
      ...same,
      turn: { id: second?.turn.id, text: 'Two' },
      sessionId: 'session-1',
    });
    expect(first).not.to.have.property('history');
    expect(first?.clientId).to.match(/^\d+(-\d+){3}$/);
    expect(first?.turn.id).to.contain(first?.clientId).and.not.to.equal(second?.turn.id);
  });

  it('sends messages to the current call only', () => {
    const { assistant, ports } = inCall();
    assistant.send({ type: 'end-call' });
    assistant.send({ type: 'start-call' });
    const [first, second] = ports.calls;
    first!.emit({ type: 'call-ended', reason: 'late' });
    expect(assistant.state.voice.status).to.equal('connecting');
    second!.emit({ type: 'call-connected' });
    assistant.send({ type: 'toggle-mute' });
    assistant.send({ type: 'send-to-call', message: { type: 'say', message: 'Hi' } });
    assistant.send({ type: 'resume-playback' });
    assistant.send({ type: 'end-call' });
    expect(first!.asked).to.deep.equal([['stop']]);
    expect(second!.asked).to.deep.equal([
      ['mute', true],
      ['send', { type: 'say', message: 'Hi' }],
      ['resumePlayback'],
      ['stop'],
    ]);
  });

  it('knows how loud the call is', () => {
    const { assistant, ports } = inCall();
    ports.volumes.push(0.4);
    expect(assistant.volume()).to.equal(0.4);
    assistant.send({ type: 'end-call' });
    expect(assistant.volume()).to.equal(0);
  });

  it('queues what a listener dispatches', () => {
    const { assistant, ports } = create();
    const order: string[] = [];
    assistant.on('message', () => {
      assistant.send({ type: 'reset' });
      order.push(assistant.state.chat.status, `${ports.replies.length} asked`);
    });
    assistant.send({ type: 'send-message', text: 'Hello' });
    order.push(assistant.state.chat.status);
    expect(order).to.deep.equal(['streaming', '0 asked', 'idle']);
    expect(ports.replies.map(({ stopped }) => stopped)).to.deep.equal([true]);
  });

  it('receives facts of a call while it starts', () => {
    const ports = recordedPorts();
    const { start } = ports.call;
    ports.call.start = (request, tell) => {
      tell({ type: 'call-connected' });
      return start(request, tell);
    };
    const assistant = createAssistant(OPTIONS, { ports });
    assistant.send({ type: 'start-call' });
    expect(assistant.state.voice.status).to.equal('connected');
    assistant.send({ type: 'end-call' });
    expect(ports.calls[0]?.asked).to.deep.equal([['stop']]);
  });

  it('calls subscribers back once for each change, and not without one', () => {
    const { assistant } = create();
    const seen: string[] = [];
    const unsubscribe = assistant.subscribe((state) => seen.push(state.panel.status));
    assistant.send({ type: 'open' });
    assistant.send({ type: 'toggle-mute' });
    unsubscribe();
    assistant.send({ type: 'close' });
    expect(seen).to.deep.equal(['open']);
  });

  it('emits events to listeners and to the page’s callbacks', () => {
    const reported: unknown[] = [];
    const { assistant, call } = inCall({
      onCallStart: () => reported.push('start'),
      onCallEnd: () => reported.push('end'),
      onMessage: (message) => reported.push(message),
      onError: (error) => reported.push(error),
    });
    const events: AssistantEvent[] = [];
    const off = assistant.on('message', (each) => events.push(each));
    call.emit({ type: 'call-messaged', message: { type: 'hang' } });
    off();
    call.emit({ type: 'call-messaged', message: { type: 'metadata' } });
    call.emit({ type: 'call-degraded', error: { type: 'x', message: 'y' } });
    call.emit({ type: 'call-ended', reason: 'silence' });
    const ended = { type: 'status-update', status: 'ended', endedReason: 'customer-ended-call' };
    expect(events).to.deep.equal([{ type: 'message', message: { type: 'hang' } }]);
    expect(reported).to.deep.equal([
      'start',
      { type: 'hang' },
      { type: 'metadata' },
      { type: 'x', message: 'y' },
      'end',
      ended,
    ]);
  });

  it('is not harmed by listeners and callbacks that throw', () => {
    const fault = () => {
      throw new Error('a fault of the page');
    };
    const seen: unknown[] = [];
    const { errors } = capture(() => {
      const { assistant } = create({ onMessage: fault });
      assistant.on('message', fault);
      assistant.subscribe(fault);
      assistant.on('message', (events) => seen.push(events.type));
      assistant.subscribe((state) => seen.push(state.chat.status));
      assistant.send({ type: 'send-message', text: 'Hello' });
    });
    expect(seen).to.deep.equal(['message', 'streaming']);
    expect(errors.map(String)).to.deep.equal(Array(3).fill('Error: a fault of the page'));
  });

  it('passes errors to the error reporter of the page', async () => {
    const report = await new Promise((errorReporter) => {
      create({ errorReporter }).assistant.send({ type: 'send-message', text: ' ' });
    });
    expect(report).to.have.property('at', NOW);
  });

  it('neither stores nor stamps anything before it is connected', () => {
    const clock = { now: () => expect.fail('the time was asked for') };
    const options: AssistantOptions = { ...OPTIONS, consentRequired: true };
    const assistant = createAssistant(options, {
      ports: { ...recordedPorts(), clock },
      connect: false,
    });
    assistant.send({ type: 'send-message', text: 'Hello' });
    assistant.disconnect();
    expect(assistant.state).to.deep.equal(initialState(assistant.state.settings));
  });

  it('ignores unknown intents', () => {
    const { assistant, ports } = create();
    const strange = [
      { type: 'dance' },
      { type: 'send-message', text: 7 },
      { type: 'send-message' },
    ];
    const { errors } = capture(() => {
      for (const intent of strange) assistant.send(intent as unknown as Intent);
    });
    expect(errors).to.have.length(1);
    assistant.send({ type: 'send-message', text: 'Hello' });
    expect(ports.replies).to.have.length(1);
  });

  it('is not harmed by a call that throws', () => {
    const { assistant, ports, call } = inCall();
    Object.assign(call.live.transport, { sendMessage: () => JSON.stringify(7n) });
    const { errors } = capture(() => assistant.send({ type: 'send-to-call', message: 7n }));
    expect(errors).to.have.length(1);
    assistant.send({ type: 'end-call' });
    expect(assistant.state.voice.status).to.equal('disconnected');
    expect(call.asked).to.deep.equal([['stop']]);
    const fails = () => expect.fail('a fault of the port');
    const other = createAssistant(OPTIONS, { ports: { ...ports, call: { start: fails } } });
    const { errors: ofStart } = capture(() => {
      other.send({ type: 'start-call' });
      other.send({ type: 'mute', muted: true });
    });
    expect([ofStart.length, other.volume()]).to.deep.equal([1, 0]);
  });

  it('ends everything on disconnect, and emits nothing more', () => {
    const { assistant, ports, call } = inCall();
    const second = create();
    second.assistant.send({ type: 'send-message', text: 'Hello' });
    const reported: string[] = [];
    assistant.subscribe(() => reported.push('state'));
    assistant.on('message', () => reported.push('message'));
    for (const each of [assistant, second.assistant]) each.disconnect();
    expect(call.asked).to.deep.equal([['stop']]);
    expect(second.ports.replies[0]?.stopped).to.equal(true);
    reported.length = 0;
    const { state } = assistant;
    assistant.send({ type: 'start-call' });
    call.emit({ type: 'call-messaged', message: {} });
    assistant.disconnect();
    expect(assistant.state).to.equal(state);
    expect(ports.calls).to.have.length(1);
    expect(reported).to.deep.equal([]);
  });
});

const ASKING: AssistantOptions = { ...OPTIONS, consentRequired: true };

function chatting() {
  const created = create();
  created.assistant.send({ type: 'send-message', text: 'Hello' });
  return created;
}

const OTHERS: readonly [name: string, options: AssistantOptions][] = [
  ['assistant', { ...OPTIONS, assistantId: 'a-2' }],
  ['provider', { ...OPTIONS, apiUrl: 'http://127.0.0.1:1' }],
];

describe('the assistant’s options', () => {
  for (const [name, options] of OTHERS)
    it(`starts over with another ${name}`, () => {
      const { assistant, ports } = chatting();
      assistant.configure(options);
      expect(ports.replies[0]?.stopped).to.equal(true);
      expect(assistant.state.transcript.entries).to.deep.equal([]);
      expect(assistant.options).to.include(options);
    });

  it('continues with another key', () => {
    const { assistant, ports } = chatting();
    assistant.configure({ ...OPTIONS, publicKey: 'key-2' });
    expect(ports.replies[0]?.stopped).to.equal(false);
    expect(assistant.state.transcript.entries).to.have.length(1);
    ports.replies[0]?.emit({ type: 'reply-finished' });
    assistant.send({ type: 'send-message', text: 'And then?' });
    expect(ports.replies[1]?.request.publicKey).to.equal('key-2');
  });

  it('takes the place of all options, so that one left out has its default', () => {
    const assistant = createAssistant(
      { ...OPTIONS, showTranscript: true },
      { ports: recordedPorts() },
    );
    assistant.configure(OPTIONS);
    expect(assistant.options.showTranscript).to.equal(false);
  });

  it('has the last of several options that a listener gives while something is done', () => {
    const assistant = createAssistant(OPTIONS, { ports: recordedPorts() });
    assistant.on('message', () => {
      assistant.configure({ ...OPTIONS, mode: 'chat' });
      assistant.configure(OPTIONS);
    });
    assistant.send({ type: 'send-message', text: 'Hello' });
    expect(assistant.options.mode).to.equal('hybrid');
    expect(assistant.state.settings.mode).to.equal('hybrid');
  });

  it('warns once of the same mistake, and again of another', () => {
    const wrong = (mode: string) => ({ ...OPTIONS, mode }) as AssistantOptions;
    const { warnings } = capture(() => {
      const assistant = createAssistant(wrong('both'), { ports: recordedPorts() });
      assistant.configure(wrong('both'));
      assistant.configure(wrong('none'));
    });
    expect(warnings).to.have.length(2);
    expect(warnings[0]).to.contain('mode').and.to.contain('"both"');
    expect(warnings[1]).to.contain('"none"');
  });

  it('recalls consent when a page needs it from now on', () => {
    const ports = recordedPorts();
    const read: string[] = [];
    const memory = { ...ports.memory, recall: (key: string) => String(read.push(key) > 0) };
    const assistant = createAssistant(OPTIONS, { ports: { ...ports, memory } });
    expect(read).to.deep.equal([]);
    assistant.configure(ASKING);
    expect(assistant.state.consent.status).to.equal('granted');
    expect(read).to.deep.equal(['voice-assistant-consent']);
  });

  it('asks for consent again when storage throws', () => {
    const ports = recordedPorts();
    const forbidden = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    const memory = { recall: forbidden, store: forbidden, forget: forbidden };
    const assistant = createAssistant(ASKING, { ports: { ...ports, memory } });
    expect(assistant.state.consent.status).to.equal('needed');
    assistant.send({ type: 'start-call' });
    assistant.send({ type: 'accept-consent' });
    expect(assistant.state.consent.status).to.equal('granted');
    expect(ports.calls).to.have.length(1);
  });

  it('preloads the code of the mode, and the call’s library when a call is near', () => {
    const ports = recordedPorts();
    for (const mode of ['voice', 'chat', 'hybrid'] as const)
      createAssistant({ ...OPTIONS, mode }, { ports }).warm();
    createAssistant(OPTIONS, { ports }).warm('call');
    expect(ports.warmed).to.deep.equal(['call', 'chat', 'call', 'chat', 'call-library']);
  });
});
