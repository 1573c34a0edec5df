import { expect } from 'chai';
import { createAssistant } from '../../../core/headless/create-assistant.js';
import type { FailureKind } from '../../../core/machine/failures.js';
import type { AssistantOptions } from '../../../core/options/table.js';
import type { ErrorReport } from '../../../core/error-reports/error-report.js';
import { NOW, recordedPorts } from '../../support/recorded-ports.js';
import { recordWarnings } from '../support/after-test.js';
import { waitUntil } from '../support/wait-until.js';

const OPTIONS: AssistantOptions = { mode: 'hybrid', publicKey: 'key-1', assistantId: 'a-1' };

const refusedKey = (message: string) =>
  `voice-assistant: the provider refused the option publicKey: ${message}`;

/** An assistant whose page has an error reporter. */
function reporting(options: AssistantOptions = {}) {
  const ports = recordedPorts();
  const reports: ErrorReport[] = [];
  const errorReporter = (report: ErrorReport) => void reports.push(report);
  const assistant = createAssistant({ ...OPTIONS, errorReporter, ...options }, { ports });
  const reported = (count = 1) => waitUntil(() => reports.length === count, 'it is reported');
  return { assistant, ports, reports, reported };
}

/** What is reported of a message that fails. */
async function reportOf(message: string, options?: AssistantOptions, kind?: FailureKind) {
  const { assistant, ports, reports, reported } = reporting(options);
  assistant.send({ type: 'send-message', text: 'Hello' });
  const turn = { id: 'message-1', text: 'Hello' };
  const failure = { kind: kind ?? 'rejected', message, turn };
  ports.replies[0]?.emit({ type: 'reply-failed', failure });
  await reported();
  return reports[0]!;
}

describe('the report of an error', () => {
  let warnings: unknown[];
  beforeEach(() => {
    warnings = recordWarnings();
  });

  it('has its context and not the key', async () => {
    expect(await reportOf('https://a.example/?token=abc refused key-1')).to.deep.equal({
      error: {
        type: 'chat-error',
        message: 'https://a.example/?token=[removed] refused [removed]',
      },
      state: { mode: 'hybrid', voice: 'disconnected', chat: 'idle', callId: null },
      at: NOW,
    });
    expect(warnings).to.deep.equal([]);
  });

  it('is without the user data in the page’s options', async () => {
    // Words of the report itself stay there.
    const userData = { plan: 'gold', contact: ['asha@example.org'], channel: 'message' };
    const dailyOptions = { userName: 'Asha Rao', userData };
    const report = await reportOf('Asha Rao (asha@example.org, gold): no', { dailyOptions });
    expect(report.error).to.deep.equal({
      type: 'chat-error',
      message: '[removed] ([removed], [removed]): no',
    });
  });

  it('names the newest call, also one that failed at its start', async () => {
    const { assistant, ports, reports, reported } = reporting();
    const failure = { kind: 'unauthorized', type: 'daily-call-join-error', message: 'No' } as const;
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
    await reported(2);
    expect(reports.map(({ state }) => state.callId)).to.deep.equal(['call-2', null]);
    expect(warnings).to.deep.equal([refusedKey('No')]);
  });

  it('comes with a warning if the page’s author made a mistake', async () => {
    await reportOf('Not this key', {}, 'unauthorized');
    await reportOf('', { publicKey: undefined });
    expect(warnings).to.deep.equal([
      refusedKey('Not this key'),
      'voice-assistant: Missing required configuration: publicKey and assistantId',
    ]);
  });
});
