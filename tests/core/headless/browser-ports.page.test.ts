import { expect } from '@open-wc/testing';
import { createAssistant, type Assistant } from '../../../core/headless/create-assistant.js';
import { endlessBundle, hasLetGo, joins, ROOM } from '../call/unanswered-calls.js';
import { event, received, serve } from '../../support/scripted-provider.js';
import { replace } from '../support/after-test.js';
import { itWith } from '../support/it-with.js';
import { waitUntil } from '../support/wait-until.js';

const OPTIONS = { mode: 'hybrid', publicKey: 'key-1', assistantId: 'a-1' } as const;

/** The assistant as a page gets it, with the real ports. The first tests need what is not loaded. */
describe('the assistant in a browser', () => {
  it('sends nothing of a message that is stopped while its code loads', async () => {
    const apiUrl = await serve();
    const assistant = createAssistant({ ...OPTIONS, apiUrl });
    assistant.send({ type: 'send-message', text: 'Hello' });
    assistant.send({ type: 'reset' });
    const second = await serve({ parts: [event({ delta: 'Hi' }), event('[DONE]')] });
    assistant.configure({ ...OPTIONS, apiUrl: second });
    assistant.send({ type: 'send-message', text: 'Hello again' });
    await waitUntil(() => assistant.state.chat.status === 'idle', 'the answer came');
    expect(await received(apiUrl)).to.deep.equal([]);
    assistant.disconnect();
  });

  it('chats with another back end, without a key and with the functions of the page', async () => {
    const part = (delta: object) => event({ choices: [{ index: 0, delta }] });
    const call = { index: 0, id: 'a', function: { name: 'page_title', arguments: '{}' } };
    const [first, second] = await Promise.all([
      serve(
        { parts: [part({ content: 'Let me see.', tool_calls: [call] }), event('[DONE]')] },
        { parts: [part({ content: 'Hi' }), event('[DONE]')] },
      ),
      serve({ parts: [part({ content: 'Hello' }), event('[DONE]')] }),
    ]);
    const tool = { name: 'page_title', description: 'Reads the title', readOnly: true };
    const options = {
      mode: 'hybrid',
      transport: 'openai-realtime',
      chatUrl: `${first}/v1/chat/completions`,
      tools: [{ ...tool, execute: () => 'A title' }],
    } as const;
    const assistant = createAssistant(options);
    const texts = () => assistant.state.transcript.entries.map(({ text }) => text);
    const answered = () => waitUntil(() => assistant.state.chat.status === 'idle', 'the answer');
    assistant.send({ type: 'send-message', text: 'Hello' });
    await answered();
    expect(texts()).to.deep.equal(['Hello', 'Let me see.', '✓ Page title', 'Hi']);
    const [, { body } = {}] = await received(first);
    const { messages } = body as { readonly messages: readonly { readonly content: string }[] };
    expect(JSON.parse(messages.at(-1)!.content)).to.include({
      outcome: 'done',
      result: '"A title"',
    });
    assistant.configure({ ...options, chatUrl: `${second}/chat` });
    expect(texts()).to.deep.equal([]);
    assistant.send({ type: 'send-message', text: 'Hello again' });
    await answered();
    expect(texts()).to.deep.equal(['Hello again', 'Hello']);
    // The key of one back end is not for another.
    const { chatUrl: _, ...without } = options;
    assistant.configure({ ...without, publicKey: 'ek_1', assistantId: 'a' });
    assistant.send({ type: 'send-message', text: 'Hello' });
    expect(assistant.state.chat).to.have.nested.property('failure.kind', 'misconfigured');
    assistant.disconnect();
  });

  it('queues what is typed for another back end, and continues with it on the next page', async () => {
    const answer = (content: string) => ({
      parts: [event({ choices: [{ index: 0, delta: { content } }] }), event('[DONE]')],
    });
    const url = await serve(answer('1'), answer('2'), answer('3'));
    const options = {
      mode: 'chat',
      chatUrl: `${url}/v1/chat/completions`,
      keepConversation: true,
    } as const;
    const whole = (of: Assistant, last: string) =>
      waitUntil(
        () => of.state.chat.status === 'idle' && of.state.transcript.entries.at(-1)?.text === last,
        last,
      );
    const first = createAssistant(options);
    first.send({ type: 'send-message', text: 'One' });
    first.send({ type: 'send-message', text: 'Two' });
    await whole(first, '2');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    first.disconnect();
    const next = createAssistant(options);
    await whole(next, '2');
    next.send({ type: 'send-message', text: 'Three' });
    await whole(next, '3');
    const sent = (await received(url)).map(({ body }) =>
      (body as { messages: { content: string }[] }).messages.map(({ content }) => content).join(),
    );
    expect(sent).to.deep.equal(['One', 'One,1,Two', 'One,1,Two,2,Three']);
    next.disconnect();
    sessionStorage.clear();
  });

  describe('opens sound in the press that asks for a call', () => {
    const sounds: AudioContext[] = [];

    function pressed(isActive: boolean) {
      sounds.length = 0;
      const { AudioContext } = window;
      class Recorded extends AudioContext {
        constructor() {
          super();
          sounds.push(this);
        }
      }
      replace(window, 'AudioContext', Recorded);
      replace(navigator, 'userActivation', { isActive } as UserActivation);
      const assistant = createAssistant({ ...OPTIONS, apiUrl: 'http://127.0.0.1:9' });
      assistant.send({ type: 'start-call' });
      return assistant;
    }

    it('before its code has loaded, and closes it with the call', async () => {
      const assistant = pressed(true);
      expect(sounds).to.have.length(1);
      assistant.send({ type: 'end-call' });
      await waitUntil(() => sounds[0]?.state === 'closed', 'it is closed');
      assistant.send({ type: 'start-call' });
      expect(sounds).to.have.length(2);
      await waitUntil(() => assistant.state.voice.status === 'disconnected', 'the call failed');
      await waitUntil(() => sounds[1]?.state === 'closed', 'it is closed');
      assistant.disconnect();
    });

    it('and not without one, which browsers warn of', () => {
      const assistant = pressed(false);
      expect(sounds).to.deep.equal([]);
      assistant.disconnect();
    });
  });

  itWith('webrtc')(
    'starts no call that is stopped while its code loads, and starts the next one as requested',
    async () => {
      const apiUrl = await serve();
      const assistant = createAssistant({ ...OPTIONS, apiUrl });
      assistant.send({ type: 'start-call' });
      assistant.send({ type: 'end-call' });
      const second = await serve(ROOM);
      const callBundleUrl = await endlessBundle();
      const silent = { startMuted: true, pushToTalk: true };
      assistant.configure({ ...OPTIONS, apiUrl: second, callBundleUrl, ...silent });
      assistant.send({ type: 'start-call' });
      assistant.send({ type: 'mute', muted: false });
      await joins(assistant);
      expect(assistant.state.voice).to.have.property('muted', false);
      expect(await received(second)).to.have.length(1);
      expect(await received(apiUrl)).to.deep.equal([]);
      assistant.disconnect();
      await hasLetGo();
    },
  );
});
