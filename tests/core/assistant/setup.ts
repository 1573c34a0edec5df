import { expect, waitUntil } from '@open-wc/testing';
import { createAssistant } from '../../../core/headless/create-assistant.js';
import type { ErrorReport } from '../../../core/reports/error-report.js';
import type { AssistantOptions } from '../../../core/options/assistant-options.js';
import { capture } from './capturing.js';
import { NOW, recordedPorts, type RecordedPorts } from './recorded-ports.js';

const soon = { timeout: 10_000 };

const OPTIONS: AssistantOptions = { mode: 'hybrid', publicKey: 'key-1', assistantId: 'a-1' };
const ASKING: AssistantOptions = { ...OPTIONS, consentRequired: true };

function chatting(ports: RecordedPorts) {
  const assistant = createAssistant(OPTIONS, ports);
  assistant.send({ type: 'send-message', text: 'Hello' });
  return assistant;
}

const OTHERS: readonly [name: string, options: AssistantOptions][] = [
  ['key', { ...OPTIONS, publicKey: 'key-2' }],
  ['assistant', { ...OPTIONS, assistantId: 'a-2' }],
  ['provider', { ...OPTIONS, apiUrl: 'http://127.0.0.1:1' }],
];

export function testSetup(): void {
  it('reports an error to whom the page names, and where it happened, without the key', async () => {
    const reports: ErrorReport[] = [];
    const ports = recordedPorts();
    const errorReporter = (report: ErrorReport) => void reports.push(report);
    const assistant = createAssistant({ ...OPTIONS, errorReporter }, ports);
    assistant.send({ type: 'send-message', text: 'Hello' });
    const message = 'https://a.example/?token=abc refused key-1';
    const failure = { kind: 'rejected', message, turn: { text: 'Hello' } } as const;
    ports.replies[0]!.tell({ type: 'reply-failed', failure });
    await waitUntil(() => reports.length > 0, 'the report has come', soon);
    expect(reports[0]).to.include({ at: NOW });
    expect(reports[0]?.state).to.deep.equal({
      mode: 'hybrid',
      voice: 'disconnected',
      chat: 'idle',
      callId: null,
    });
    expect(reports[0]?.error.type).to.equal('chat-error');
    expect(reports[0]?.error.message).to.contain('https://a.example/').and.contain('refused');
    expect(JSON.stringify(reports)).not.to.match(/abc|key-1/);
  });

  it('reports an error without what the page told the call library of its visitor', async () => {
    const reports: ErrorReport[] = [];
    const ports = recordedPorts();
    const errorReporter = (report: ErrorReport) => void reports.push(report);
    // Words of the report itself stay there.
    const userData = { plan: 'gold', contact: ['asha@example.org'], channel: 'message' };
    const dailyOptions = { userName: 'Asha Rao', userData };
    const assistant = createAssistant({ ...OPTIONS, dailyOptions, errorReporter }, ports);
    assistant.send({ type: 'send-message', text: 'Hello' });
    const message = 'Asha Rao (asha@example.org, gold) is not known';
    const failure = { kind: 'rejected', message, turn: { text: 'Hello' } } as const;
    ports.replies[0]!.tell({ type: 'reply-failed', failure });
    await waitUntil(() => reports.length > 0, 'the report has come', soon);
    expect(reports[0]?.error.message).to.match(/is not known$/);
    expect(JSON.stringify(reports)).not.to.match(/Asha|asha|gold/);
  });

  it('names in a report the newest call, also one that failed at its start', async () => {
    const reports: ErrorReport[] = [];
    const ports = recordedPorts();
    const errorReporter = (report: ErrorReport) => void reports.push(report);
    const assistant = createAssistant({ ...OPTIONS, errorReporter }, ports);
    const failure = { kind: 'call-failed', type: 'daily-call-join-error', message: 'No' } as const;
    for (const callId of ['call-1', 'call-2', null]) {
      assistant.send({ type: 'start-call' });
      const call = ports.calls.at(-1)!;
      const made = { stage: 'web-call-creation', status: 'completed', duration: 1 } as const;
      if (callId)
        call.tell({ type: 'call-progressed', progress: { ...made, metadata: { callId } } });
      if (callId === 'call-1') {
        call.tell({ type: 'call-started', callId, duration: 1 });
        call.tell({ type: 'call-connected' });
        assistant.send({ type: 'end-call' });
      } else call.tell({ type: 'call-failed', failure, duration: 1 });
    }
    await waitUntil(() => reports.length === 2, 'the reports have come', soon);
    expect(reports.map(({ state }) => state.callId)).to.deep.equal(['call-2', null]);
  });

  for (const [name, options] of OTHERS)
    it(`begins anew with another ${name}`, () => {
      const ports = recordedPorts();
      const assistant = chatting(ports);
      assistant.configure(options);
      expect(ports.replies[0]?.stopped).to.equal(true);
      expect(assistant.state.transcript.entries).to.deep.equal([]);
      expect(assistant.options).to.include(options);
    });

  it('goes on with the same key, assistant and provider', () => {
    const ports = recordedPorts();
    const assistant = chatting(ports);
    assistant.configure({ ...OPTIONS, showTranscript: true, firstChatMessage: 'Welcome!' });
    expect(ports.replies[0]?.stopped).to.equal(false);
    expect(assistant.state.transcript.entries).to.have.length(1);
    expect(assistant.state.settings.firstChatMessage).to.equal('Welcome!');
    expect(assistant.options.showTranscript).to.equal(true);
  });

  it('takes the place of all options, so that one left out has its default', () => {
    const assistant = createAssistant({ ...OPTIONS, showTranscript: true }, recordedPorts());
    assistant.configure(OPTIONS);
    expect(assistant.options.showTranscript).to.equal(false);
  });

  it('has the last of several options that a listener gives while something is done', () => {
    const assistant = createAssistant(OPTIONS, recordedPorts());
    assistant.on('message', () => {
      assistant.configure({ ...OPTIONS, mode: 'chat' });
      assistant.configure(OPTIONS);
    });
    assistant.send({ type: 'send-message', text: 'Hello' });
    expect(assistant.options.mode).to.equal('hybrid');
    expect(assistant.state.settings.mode).to.equal('hybrid');
  });

  it('stops what the new mode no longer allows', () => {
    const ports = recordedPorts();
    const assistant = chatting(ports);
    assistant.configure({ ...OPTIONS, mode: 'voice' });
    expect(ports.replies[0]?.stopped).to.equal(true);
  });

  it('warns once of the same mistake, and again of another', () => {
    const wrong = (mode: string) => ({ ...OPTIONS, mode }) as AssistantOptions;
    const { warnings } = capture(() => {
      const assistant = createAssistant(wrong('both'), recordedPorts());
      assistant.configure(wrong('both'));
      assistant.configure(wrong('none'));
    });
    expect(warnings).to.have.length(2);
    expect(warnings[0]).to.contain('mode').and.to.contain('"both"');
    expect(warnings[1]).to.contain('"none"');
  });

  it('sends nothing while consent is needed, and does what was asked for once it is given', () => {
    const ports = recordedPorts();
    const assistant = createAssistant(ASKING, ports);
    assistant.send({ type: 'open' });
    assistant.send({ type: 'send-message', text: 'Hello' });
    assistant.send({ type: 'start-call' });
    expect([ports.calls, ports.replies]).to.deep.equal([[], []]);
    assistant.send({ type: 'accept-consent' });
    expect(ports.calls).to.have.length(1);
    expect(ports.replies).to.deep.equal([]);
    expect([...ports.remembered]).to.deep.equal(['voice-assistant-consent']);
  });

  it('drops what was asked for when consent is declined', () => {
    const ports = recordedPorts();
    const assistant = createAssistant(ASKING, ports);
    assistant.send({ type: 'start-call' });
    assistant.send({ type: 'decline-consent' });
    assistant.send({ type: 'accept-consent' });
    expect(ports.calls).to.deep.equal([]);
  });

  it('remembers consent under the page’s own key', () => {
    const ports = recordedPorts();
    ports.remembered.add('my-consent');
    const own = createAssistant({ ...ASKING, consentStorageKey: 'my-consent' }, ports);
    expect(own.state.consent.status).to.equal('granted');
    expect(createAssistant(ASKING, ports).state.consent.status).to.equal('needed');
  });

  it('asks nobody who agreed meanwhile, in another tab or to another widget', () => {
    const ports = recordedPorts();
    const [one, other] = [createAssistant(ASKING, ports), createAssistant(ASKING, ports)];
    one.send({ type: 'start-call' });
    expect(one.state.consent.status).to.equal('needed');
    one.send({ type: 'accept-consent' });
    other.send({ type: 'start-call' });
    expect(other.state.consent.status).to.equal('granted');
    expect(ports.calls).to.have.length(2);
  });

  it('recalls consent when a page needs it from now on', () => {
    const ports = recordedPorts();
    ports.remembered.add('voice-assistant-consent');
    const assistant = createAssistant(OPTIONS, ports);
    assistant.configure(ASKING);
    expect(assistant.state.consent.status).to.equal('granted');
  });

  it('ends nothing for a consent that the visitor gave before', () => {
    const calling = recordedPorts();
    const caller = createAssistant(OPTIONS, calling);
    caller.send({ type: 'start-call' });
    const asking = recordedPorts();
    const reader = chatting(asking);
    for (const ports of [calling, asking]) ports.remembered.add('voice-assistant-consent');
    for (const assistant of [caller, reader]) assistant.configure(ASKING);
    expect(caller.state.consent.status).to.equal('granted');
    expect(calling.calls[0]?.asked).to.deep.equal([]);
    expect(asking.replies[0]?.stopped).to.equal(false);
  });

  it('ends a call for a consent that the visitor did not give', () => {
    const ports = recordedPorts();
    const assistant = createAssistant(OPTIONS, ports);
    assistant.send({ type: 'start-call' });
    assistant.configure(ASKING);
    expect(assistant.state.consent.status).to.equal('needed');
    expect(ports.calls[0]?.asked).to.deep.equal([['stop']]);
  });

  it('asks for consent anew where storage throws, and goes on', () => {
    const ports = recordedPorts();
    const forbidden = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    const memory = { recall: forbidden, store: forbidden };
    const assistant = createAssistant(ASKING, { ...ports, memory });
    expect(assistant.state.consent.status).to.equal('needed');
    assistant.send({ type: 'start-call' });
    assistant.send({ type: 'accept-consent' });
    expect(assistant.state.consent.status).to.equal('granted');
    expect(ports.calls).to.have.length(1);
  });

  it('warms up what the mode needs', () => {
    const warmed = (['voice', 'chat', 'hybrid'] as const).map((mode) => {
      const ports = recordedPorts();
      createAssistant({ ...OPTIONS, mode }, ports).warm();
      return ports.warmed;
    });
    expect(warmed).to.deep.equal([['call'], ['chat'], ['call', 'chat']]);
  });

  it('warms up the call’s library when a call is near', () => {
    const ports = recordedPorts();
    createAssistant({ ...OPTIONS, mode: 'hybrid' }, ports).warm('call');
    expect(ports.warmed).to.deep.equal(['call-library']);
  });
}
