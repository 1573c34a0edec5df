import { expect } from 'chai';
import { createAssistant } from '../../../core/headless/create-assistant.js';
import type { HeadlessOptions } from '../../../core/headless/index.js';
import { MOST_CALLS } from '../../../core/tools/update.js';
import { recordedPorts } from '../../support/recorded-ports.js';
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
