import assert from 'node:assert/strict';
import { afterEach, describe, it, mock } from 'node:test';
import { createAssistant, type Assistant } from '../../core/headless/index.js';
import { recordedPorts } from '../support/recorded-ports.js';
import { spawnProvider } from '../support/provider.js';

const IDENTITY = { publicKey: 'any', assistantId: 'any', mode: 'chat' } as const;

const fault = () => {
  throw new Error('a fault of the page');
};

/** Sends a message, of which listeners hear before this returns. */
const say = (assistant: Assistant, text: string) => assistant.send({ type: 'send-message', text });

describe('the core in Node', () => {
  afterEach(() => {
    mock.restoreAll();
    Reflect.deleteProperty(globalThis, 'reportError');
  });

  it('continues even if logging throws', () => {
    const assistant = createAssistant(
      { ...IDENTITY, onMessage: fault },
      { ports: recordedPorts() },
    );
    Object.assign(globalThis, { reportError: fault });
    assert.throws(() => say(assistant, 'Hello'), /a fault of the page/);
    assistant.send({ type: 'open' });
    assert.equal(assistant.state.panel.status, 'open');
  });

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
    say(assistant, 'What do virtual tours cost?');
    assert.match(await answered, /₹/);
  });
});
