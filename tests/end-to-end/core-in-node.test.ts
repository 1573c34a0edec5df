import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAssistant } from '../../core/headless/index.js';
import { spawnProvider } from '../support/provider.js';

const IDENTITY = { publicKey: 'any', assistantId: 'any', mode: 'chat' } as const;

describe('the core in Node', () => {
  it('reports that calls are unsupported', async () => {
    const assistant = createAssistant({ ...IDENTITY, mode: 'hybrid' });
    const failed = new Promise((resolve) => {
      assistant.on('call-start-failed', ({ failure }) => resolve(failure.kind));
    });
    assistant.send({ type: 'start-call' });
    assert.equal(await failed, 'unsupported');
    assert.equal(assistant.state.voice.status, 'disconnected');
    assistant.disconnect();
  });

  it('chats with a provider', async (context) => {
    const provider = await spawnProvider();
    context.after(() => provider.stop());
    const assistant = createAssistant({ ...IDENTITY, apiUrl: provider.url });
    context.after(() => assistant.disconnect());
    const answered = new Promise<string>((resolve) => {
      assistant.subscribe(({ chat, transcript: { entries } }) => {
        if (chat.status === 'idle' && entries[1]) resolve(entries[1].text);
      });
    });
    assistant.send({ type: 'send-message', text: 'What do virtual tours cost?' });
    assert.match(await answered, /₹/);
  });
});
