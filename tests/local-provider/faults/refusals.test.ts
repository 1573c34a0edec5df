import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FATAL_ENDS, FATAL_TYPES } from '../../../local-provider/faults/fatal-ends.js';
import { shared } from '../../support/shared.js';
import { post, startProvider } from '../provider-client.js';
import { OFFER } from '../call/room-status.js';

const ASSISTANT = { assistantId: 'an-assistant' };
const TURN = { ...ASSISTANT, input: 'What do you offer?', stream: true };

interface Answer {
  webCallUrl: string;
  transport: { callToken?: string };
  message?: string | string[];
}

describe('faults over HTTP', () => {
  const { provider } = shared({ provider: () => startProvider() });

  const call = (query: string, body: object = ASSISTANT) =>
    post(`${provider.url}/call/web${query}`, body);
  const chat = (faults: string, body: object = TURN) =>
    post(`${provider.url}/faults/${faults}/chat/web`, body);

  async function answerOf(response: Response): Promise<Answer> {
    return (await response.json()) as Answer;
  }

  async function roomWith(faults: string): Promise<string> {
    return (await answerOf(await call(`?faults=${faults}`))).webCallUrl;
  }

  /** The texts that a stream brings, and whether it was whole. */
  async function streamOf(response: Response): Promise<{ text: string; whole: boolean }> {
    let text = '';
    try {
      for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) text += piece;
      return { text, whole: true };
    } catch {
      return { text, whole: false };
    }
  }

  describe('are requested', () => {
    const faultsOf = async (response: Response) =>
      new URL((await answerOf(response)).webCallUrl).searchParams.get('faults');

    it('in the path', async () => {
      const url = `${provider.url}/faults/delay:5,end:9:over/call/web`;
      assert.equal(await faultsOf(await post(url, ASSISTANT)), 'delay:5,end:9:over');
      const encoded = `${provider.url}/faults/${encodeURIComponent('delay:5,reorder')}/call/web`;
      assert.equal(await faultsOf(await post(encoded, ASSISTANT)), 'delay:5,reorder');
    });

    it('in the query, once or several times', async () => {
      const response = await call('?faults=delay:5&other=1&faults=reorder');
      assert.equal(await faultsOf(response), 'delay:5,reorder');
    });

    it('in the metadata of the assistant, as a list or a text', async () => {
      const metadata = { faults: ['delay:5', 'reorder'], page: 'pricing' };
      assert.equal(await faultsOf(await call('', { assistant: { metadata } })), 'delay:5,reorder');
      const assistantOverrides = { metadata: { faults: 'end:1, duplicate' } };
      const overridden = await call('', { assistant: { metadata }, assistantOverrides });
      assert.equal(await faultsOf(overridden), 'end:1,duplicate');
    });

    it('in the metadata of an assistant that was made before', async () => {
      const made = await post(`${provider.url}/assistant`, { metadata: { faults: 'reorder' } });
      const { id } = (await made.json()) as { id: string };
      assert.equal(await faultsOf(await call('', { assistantId: id })), 'reorder');
    });

    it('in several of these ways together', async () => {
      const url = `${provider.url}/faults/delay:5/call/web?faults=reorder`;
      const assistantOverrides = { metadata: { faults: 'duplicate' } };
      const response = await post(url, { ...ASSISTANT, assistantOverrides });
      assert.equal(await faultsOf(response), 'delay:5,reorder,duplicate');
    });

    it('for a path that has none otherwise', async () => {
      assert.equal((await fetch(`${provider.url}/faults/delay/health`)).status, 200);
      assert.equal((await fetch(`${provider.url}/faults//health`)).status, 200);
      assert.equal((await fetch(`${provider.url}/faults/delay`)).status, 404);
    });

    it('not at all, and then the address of a room is bare', async () => {
      assert.equal(new URL(await roomWith('')).search, '');
    });

    for (const [what, asked] of [
      ['path', () => post(`${provider.url}/faults/exp-rom/call/web`, ASSISTANT)],
      ['query', () => call('?faults=exp-rom')],
      ['metadata', () => call('', { assistant: { metadata: { faults: ['exp-rom'] } } })],
      [
        'metadata of a chat',
        () => chat('', { ...TURN, assistant: { metadata: { faults: 'exp-rom' } } }),
      ],
    ] as const) {
      it(`with an unknown name, which is rejected: ${what}`, async () => {
        const response = await asked();
        assert.equal(response.status, 400);
        const { message } = await answerOf(response);
        assert.match(
          message![0]!,
          /^faults has "exp-rom", which is not known; known are call-refused, /,
        );
      });
    }

    it('in metadata that is not a list of them, which is rejected', async () => {
      const response = await call('', { assistant: { metadata: { faults: { end: 5 } } } });
      assert.equal(response.status, 400);
      assert.deepEqual((await answerOf(response)).message, [
        'assistant.metadata.faults must be a string or an array of strings',
      ]);
    });
  });

  describe('of a requested call', () => {
    for (const status of [400, 401, 403, 404, 429, 500, 503]) {
      it(`refuse it with ${status}`, async () => {
        const response = await call(`?faults=call-refused:${status}`);
        assert.equal(response.status, status);
        assert.equal(response.headers.get('retry-after'), status === 429 ? '1' : null);
        const { message } = await answerOf(response);
        assert.equal(Array.isArray(message), status === 400);
        assert.match(String(message), new RegExp(`call-refused:${status}`));
      });
    }

    it('leave it without an answer until it is given up', async () => {
      const giveUp = new AbortController();
      const url = `${provider.url}/call/web?faults=call-hangs`;
      const asked = post(url, ASSISTANT, { signal: giveUp.signal });
      const first = await Promise.race([asked, call('')]);
      assert.equal(first.status, 201, 'another is answered first');
      giveUp.abort();
      await assert.rejects(asked, { name: 'AbortError' });
    });

    for (const type of FATAL_TYPES) {
      it(`refuse the join: ${type}`, async () => {
        const offer = { type: 'offer', sdp: OFFER };
        const response = await post(`${(await roomWith(type)).split('?')[0]}/offer`, offer);
        assert.ok(response.status >= 400);
        const { reason, message } = (await response.json()) as Record<string, unknown>;
        assert.deepEqual({ reason, message }, { reason: type, message: FATAL_ENDS[type] });
      });
    }
  });

  describe('of the call bundle', () => {
    const bundle = (faults: string, signal?: AbortSignal) =>
      fetch(`${provider.url}/faults/${faults}/call-machine.js`, { signal });

    it('are none without a request', async () => {
      const script = await (await bundle('delay')).text();
      assert.doesNotThrow(() => new Function(script));
    });

    it('leave it out', async () => assert.equal((await bundle('bundle-missing')).status, 404));

    it('break the call bundle', async () => {
      const response = await bundle('bundle-broken');
      assert.equal(response.status, 200);
      const script = await response.text();
      assert.throws(() => new Function(script), SyntaxError);
    });

    it('keep it back', async () => {
      const giveUp = new AbortController();
      const asked = bundle('bundle-hangs', giveUp.signal);
      assert.equal((await Promise.race([asked, bundle('delay')])).url.includes('hangs'), false);
      giveUp.abort();
      await assert.rejects(asked, { name: 'AbortError' });
    });
  });

  describe('of a chat', () => {
    it('refuse every turn', async () => {
      for (const status of [401, 429, 500, 500]) {
        const response = await chat(`chat-refused:${status}`);
        assert.equal(response.status, status);
        assert.equal(response.headers.get('retry-after'), status === 429 ? '1' : null);
        await response.text();
      }
    });

    it('refuse each turn a number of times', async () => {
      for (const input of ['What do you offer?', 'What does it cost?', 'What do you offer?']) {
        const statuses = [];
        for (let tries = 0; tries < 3; tries++) {
          const response = await chat('chat-refused:500:2', { ...TURN, input });
          await response.text();
          statuses.push(response.status);
        }
        assert.deepEqual(statuses, [500, 500, 200]);
      }
    });

    it('break the stream in the middle', async () => {
      const { text, whole } = await streamOf(await chat('chat-broken:3'));
      assert.equal(whole, false);
      assert.equal(text.match(/"delta"/g)?.length, 3);
    });

    it('end the stream without its end marker', async () => {
      const { text, whole } = await streamOf(await chat('chat-no-end'));
      assert.ok(whole);
      assert.doesNotMatch(text, /\[DONE\]/);
      assert.match((await streamOf(await chat('delay'))).text, /\[DONE\]/);
    });

    it('add malformed events, and keep the whole answer', async () => {
      const words = (text: string) =>
        [...text.matchAll(/"delta":("(?:[^"\\]|\\.)*")/g)].map(([, word]) => JSON.parse(word!));
      const { text } = await streamOf(await chat('chat-garbage'));
      assert.match(text, /^data: this is no JSON \{$/m);
      assert.match(text, /^data: null$/m);
      assert.deepEqual(words(text), words((await streamOf(await chat('delay'))).text));
    });

    it('leave it without an answer until it is given up', async () => {
      const giveUp = new AbortController();
      const url = `${provider.url}/faults/chat-hangs/chat/web`;
      const asked = post(url, TURN, { signal: giveUp.signal });
      assert.equal((await Promise.race([asked, chat('delay')])).status, 200);
      giveUp.abort();
      await assert.rejects(asked, { name: 'AbortError' });
    });

    it('slow it down', async () => {
      const giveUp = new AbortController();
      const url = `${provider.url}/faults/chat-slow:60000/chat/web`;
      const response = await post(url, TURN, { signal: giveUp.signal });
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
      const first = await reader.read();
      assert.equal(first.value?.match(/"delta"/g)?.length, 1, 'one word, and then a pause');
      const whole = streamOf(await chat('delay')).then(() => 'another whole answer');
      assert.equal(await Promise.race([reader.read(), whole]), 'another whole answer');
      giveUp.abort();
    });
  });
});
