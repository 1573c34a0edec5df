import { expect } from 'chai';
import { createAssistant } from '../../../../core/headless/create-assistant.js';
import { recordedPorts } from '../../../support/recorded-ports.js';
import { waitUntil } from '../../support/wait-until.js';

const OPTIONS = { mode: 'hybrid', publicKey: 'key-1', assistantId: 'a-1' } as const;
const message = { role: 'user', content: 'Hello' };

describe('a shared context', () => {
  it('gives calls and chats what they do not know, as long as it is shared', async () => {
    const ports = recordedPorts();
    const assistant = createAssistant({ ...OPTIONS, sharedContext: true }, { ports });
    const send = (text: string) => {
      assistant.send({ type: 'send-message', text });
      ports.replies.at(-1)!.emit({ type: 'reply-finished' });
    };
    const call = () => {
      assistant.send({ type: 'start-call' });
      const { emit, asked } = ports.calls.at(-1)!;
      emit({ type: 'call-connected' });
      emit({ type: 'call-ended', reason: 'customer-ended-call' });
      return asked.filter(([what]) => what === 'add');
    };
    send('Hello');
    const known = { role: message.role, text: message.content, respond: false };
    let sent: unknown[] = [];
    await waitUntil(() => (sent = call()).length, 'its code is loaded');
    expect(sent).to.deep.equal([['add', known]]);
    send('And then?');
    expect(ports.replies.at(-1)!.request.history).to.deep.equal([message]);
    assistant.configure(OPTIONS);
    expect(call()).to.deep.equal([]);
    send('Well?');
    expect(ports.replies.at(-1)!.request.history).to.deep.equal([]);
    assistant.disconnect();
  });
});
