import { expect } from 'chai';
import { createAssistant } from '../../../core/headless/create-assistant.js';
import type { AssistantTool, HeadlessOptions } from '../../../core/headless/index.js';
import { MOST_CALLS } from '../../../core/tools/update.js';
import { recordedPorts } from '../../support/recorded-ports.js';
import { afterTest, recordWarnings, replace } from '../support/after-test.js';
import { waitUntil } from '../support/wait-until.js';

/** How often the schema of a tool is read when one message calls it so many times. */
async function reads(calls: number): Promise<number> {
  let read = 0;
  const tool = {
    name: 'look',
    description: '',
    readOnly: true,
    get inputSchema() {
      read++;
      return {};
    },
    execute: () => '',
  };
  const options: HeadlessOptions = {
    publicKey: 'k',
    assistantId: 'a',
    mode: 'voice',
    tools: [tool],
  };
  const ports = recordedPorts();
  const assistant = createAssistant(options, { ports });
  assistant.send({ type: 'start-call' });
  const [call] = ports.calls;
  call!.emit({ type: 'call-connected' });
  const toolCallList = Array.from({ length: calls }, (_, at) => ({
    id: `c${at}`,
    function: { name: 'look', arguments: {} },
  }));
  call!.emit({ type: 'call-messaged', message: { type: 'tool-calls', toolCallList } });
  await waitUntil(() => call!.asked.length === MOST_CALLS, 'each has a result');
  assistant.disconnect();
  return read;
}

it('calls of tools beyond the most in a call are not even checked', async () => {
  // A call reads it four times.
  expect(await reads(3 * MOST_CALLS)).to.be.below(5 * MOST_CALLS);
});

/** Resolves to the outcome of a tool that the answer of a chat receives. */
async function told(tool: object): Promise<unknown> {
  const tools = [{ name: 'look', description: '', readOnly: true, ...tool }] as AssistantTool[];
  const ports = recordedPorts();
  const assistant = createAssistant({ publicKey: 'k', assistantId: 'a', tools }, { ports });
  afterTest(() => assistant.disconnect());
  assistant.send({ type: 'send-message', text: 'Hi' });
  const { use } = await ports.replies[0]!.request.toolUse!();
  const [text = ''] = await use([{ id: '1', name: 'look', input: {} }]);
  return JSON.parse(text);
}

describe('the answer of a chat goes on', () => {
  const failed = { tool: 'look', outcome: 'failed' };

  it('after a tool that throws what has no text', async () => {
    const warnings = recordWarnings();
    const execute = () => {
      throw Object.create(null);
    };
    expect(await told({ execute })).to.include(failed);
    expect(warnings.join()).to.match(/the tool "look" failed: what it threw has no text/);
  });

  it('after a tool that cannot even be described', async () => {
    const reported: unknown[] = [];
    replace(console, 'error', (error) => void reported.push(error));
    expect(await told({ title: 5, execute: () => '' })).to.include(failed);
    expect(reported).to.have.length(1);
  });
});
