import { expect } from 'chai';
import { createAssistant, type Assistant } from '../../../core/headless/index.js';
import { fakeProvider, type FakeProvider } from '../../../core/testing/index.js';
import { afterTest, replace } from '../support/after-test.js';

const OPTIONS = { publicKey: 'key', assistantId: 'id', mode: 'hybrid' } as const;

describe('fakeProvider()', () => {
  let provider: FakeProvider;
  let assistant: Assistant;

  beforeEach(() => {
    replace(globalThis, 'fetch', async (input) => new Response(`the page's: ${String(input)}`));
    provider = fakeProvider((message) => {
      if (message === 'fail') throw new Error('out of order');
      return Promise.resolve(`**${message}**, ünïcode 🎉`);
    });
    assistant = createAssistant({ ...OPTIONS, firstChatMessage: 'Hi' });
    afterTest(() => {
      assistant.disconnect();
      provider.restore();
    });
  });

  /** Resolves with the text of the next answer, or the message of the next error. */
  const answerTo = (text: string) =>
    new Promise<string>((resolve) => {
      assistant.on('message', ({ message }) => {
        if (message.type === 'chat-message' && message.role === 'assistant')
          resolve(String(message.content));
      });
      assistant.on('error', ({ error }) => resolve(error.message));
      assistant.send({ type: 'send-message', text });
    });

  it('answers each message of a conversation', async () => {
    for (const message of ['first', 'second'])
      expect(await answerTo(message)).to.equal(`**${message}**, ünïcode 🎉`);
    expect(provider.messages).to.deep.equal(['first', 'second']);
  });

  it('refuses a message for which the answer throws', async () => {
    expect(await answerTo('fail')).to.equal('out of order');
  });

  it('refuses calls and says what can test them', async () => {
    const refused = await fetch('https://api.example/call/web', { method: 'POST' });
    const reader = refused.body!.getReader();
    const { value } = await reader.read();
    expect(refused.status).to.equal(400);
    expect(new TextDecoder().decode(value)).to.include('test them in a browser with');
    expect(await reader.read()).to.deep.equal({ done: true, value: undefined });
  });

  it('leaves other requests to the page, and all of them in the end', async () => {
    const request = () => fetch('/chat/website').then((response) => response.text());
    expect(await request()).to.equal("the page's: /chat/website");
    provider.restore();
    expect(await (await fetch('/chat/web')).text()).to.equal("the page's: /chat/web");
  });

  it('says what the environment lacks', () => {
    replace(globalThis, 'TextDecoder', undefined);
    expect(() => fakeProvider(String)).to.throw('needs TextEncoder and TextDecoder');
  });
});
