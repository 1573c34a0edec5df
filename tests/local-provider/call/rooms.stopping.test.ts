import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import type { LocalProvider } from '../../../local-provider/index.js';
import { until } from '../../support/until.js';
import { startProvider } from '../provider-client.js';
import { speakingProcesses } from '../speaking-processes.js';
import { joinRoom, newCall } from './node-calls.js';
import { OFFER } from './room-status.js';

describe('a provider that is stopping', () => {
  const newRoom = async (provider: LocalProvider) =>
    (await newCall(provider, { assistant: {} })).url;

  /** A request that the provider has begun to read. */
  async function begunRequest(url: string): Promise<ClientRequest> {
    const headers = {
      Authorization: 'Bearer public-key',
      'Content-Type': 'application/json',
      Expect: '100-continue',
    };
    const begun = request(url, { method: 'POST', headers });
    begun.flushHeaders();
    await once(begun, 'continue');
    return begun;
  }

  async function answerTo(begun: ClientRequest, body: unknown) {
    begun.end(JSON.stringify(body));
    const [response] = (await once(begun, 'response')) as [IncomingMessage];
    const { message } = (await json(response)) as { message?: string };
    return { status: response.statusCode, message };
  }

  for (const [what, path, body] of [
    ['lets nobody into a room', 'offer', { type: 'offer', sdp: OFFER }],
    ['opens no room', 'call', { assistant: {} }],
  ] as const) {
    it(what, async (test) => {
      const provider = await startProvider();
      // A call, so that the provider takes its time for saying goodbye.
      const page = await joinRoom(await newRoom(provider));
      test.after(() => page.close());
      const room = await newRoom(provider);
      const url = path === 'offer' ? `${room}/offer` : `${provider.url}/call/web`;
      const begun = await begunRequest(url);
      const closed = provider.close();
      const { status, message } = await answerTo(begun, body);
      assert.equal(status, 503);
      assert.match(message ?? '', /provider is stopping/);
      await closed;
    });
  }

  it('ends the process that spoke for it', async () => {
    // No voice but the one of the npm package.
    const provider = await startProvider({ environment: { PATH: '' } });
    const assistant = { firstMessage: 'Hello.' };
    using page = await joinRoom((await newCall(provider, { assistant })).url);
    page.send('playable');
    await until('the assistant to speak', () => speakingProcesses() === 1);
    await provider.close();
    await until('its process to end', () => speakingProcesses() === 0);
  });
});
