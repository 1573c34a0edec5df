import { expect, waitUntil } from '@open-wc/testing';
import { createAssistant } from '../../../../core/headless/create-assistant.js';
import type { AssistantOptions } from '../../../../core/options/table.js';
import type { ErrorReport } from '../../../../core/reports/error-report.js';
import { NOW, recordedPorts } from '../../../support/recorded-ports.js';

const soon = { timeout: 10_000 };

const OPTIONS: AssistantOptions = { mode: 'hybrid', publicKey: 'key-1', assistantId: 'a-1' };

describe('the error reporter', () => {
  it('reports an error and its context to the reporter of the page, without the key', async () => {
    const reports: ErrorReport[] = [];
    const ports = recordedPorts();
    const errorReporter = (report: ErrorReport) => void reports.push(report);
    const assistant = createAssistant({ ...OPTIONS, errorReporter }, ports);
    assistant.send({ type: 'send-message', text: 'Hello' });
    const message = 'https://a.example/?token=abc refused key-1';
    const failure = {
      kind: 'rejected',
      message,
      turn: { id: 'message-1', text: 'Hello' },
    } as const;
    ports.replies[0]!.emit({ type: 'reply-failed', failure });
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

  it('reports an error without the user data in the page’s options', async () => {
    const reports: ErrorReport[] = [];
    const ports = recordedPorts();
    const errorReporter = (report: ErrorReport) => void reports.push(report);
    // Words of the report itself stay there.
    const userData = { plan: 'gold', contact: ['asha@example.org'], channel: 'message' };
    const dailyOptions = { userName: 'Asha Rao', userData };
    const assistant = createAssistant({ ...OPTIONS, dailyOptions, errorReporter }, ports);
    assistant.send({ type: 'send-message', text: 'Hello' });
    const message = 'Asha Rao (asha@example.org, gold) is not known';
    const failure = {
      kind: 'rejected',
      message,
      turn: { id: 'message-1', text: 'Hello' },
    } as const;
    ports.replies[0]!.emit({ type: 'reply-failed', failure });
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
      const begun = { stage: 'initialization', status: 'started' } as const;
      call.emit({ type: 'call-progressed', progress: begun });
      const made = { stage: 'web-call-creation', status: 'completed', duration: 1 } as const;
      if (callId)
        call.emit({ type: 'call-progressed', progress: { ...made, metadata: { callId } } });
      if (callId === 'call-1') {
        call.emit({ type: 'call-started', callId, duration: 1 });
        call.emit({ type: 'call-connected' });
        assistant.send({ type: 'end-call' });
      } else call.emit({ type: 'call-failed', failure, duration: 1 });
    }
    await waitUntil(() => reports.length === 2, 'the reports have come', soon);
    expect(reports.map(({ state }) => state.callId)).to.deep.equal(['call-2', null]);
  });
});
