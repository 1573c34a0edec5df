import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { listen } from '../../scripts/listen.js';
import { launchBrowser } from '../support/browser.js';
import { lacks } from '../support/engine-gaps.js';
import { serveScriptPage } from '../support/script-page.js';
import { shared } from '../support/shared.js';
import { Visitor } from './visitor.js';

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, X-Client-ID, Idempotency-Key, Accept',
  'Access-Control-Max-Age': '600',
};

const ANSWER = 'data: {"path":"chat.output[0].content","delta":"Yes."}\n\ndata: [DONE]\n\n';

const CUTS = 2;

interface Arrived {
  readonly key: string;
  readonly body: string;
}

/** A provider that answers on connections that are kept, and cuts each of them after the next request. */
async function openCuttingProvider() {
  const arrived: Arrived[] = [];
  const state = { cuts: false };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, CORS).end();
    const key = String(request.headers['idempotency-key']);
    arrived.push({ key, body: await text(request) });
    if (state.cuts) return request.socket.destroy();
    if (request.url === '/chat/web')
      return response.writeHead(200, { ...CORS, 'Content-Type': 'text/event-stream' }).end(ANSWER);
    return response.writeHead(400, CORS).end('{"message":"Not now"}');
  };
  const server = createServer((request, response) => void answer(request, response));
  server.keepAliveTimeout = 600_000;
  return { ...(await listen(server)), arrived, state };
}

const BOTH = { concurrency: 2, skip: lacks('webrtc') };

describe('a connection that is cut after a request', BOTH, () => {
  const { site, browser } = shared({ site: serveScriptPage, browser: () => launchBrowser() });

  /** Presses again and again; each press follows an answer. Returns what arrived of the cut ones, by key. */
  async function cut(mode: string, press: (visitor: Visitor, at: number) => Promise<void>) {
    const provider = await openCuttingProvider();
    const { arrived, state } = provider;
    try {
      await using visitor = await Visitor.comes(
        browser,
        site.url,
        { url: provider.url, callBundleUrl: '' },
        { mode },
      );
      await visitor.opens();
      const keys = new Map<string, string[]>();
      for (let at = 0; at < CUTS; at++) {
        state.cuts = false;
        await press(visitor, 2 * at);
        arrived.length = 0;
        state.cuts = true;
        await press(visitor, 2 * at + 1);
        assert.equal(new Set(arrived.map(({ key }) => key)).size, 1, 'one key for each press');
        keys.set(
          arrived[0]!.key,
          arrived.map(({ body }) => body),
        );
      }
      assert.equal(keys.size, CUTS, 'another key for each press');
      const copies = [...keys.values()];
      for (const [first, ...others] of copies)
        for (const other of others) assert.equal(other, first);
      return copies.map(({ length }) => length);
    } finally {
      await provider.close();
    }
  }

  it('has the browser deliver a message twice, with the same key', async () => {
    const counts = await cut('chat', async (visitor, at) => {
      await visitor.types(`Message ${at}`);
      const end = at % 2 ? 'failed-delivery' : 'assistant-message';
      await visitor
        .part(end)
        .nth(Math.floor(at / 2))
        .waitFor();
    });
    assert.deepEqual(counts, Array(CUTS).fill(2));
  });

  it('has the browser request a call twice, with the same key', async () => {
    const counts = await cut('voice', async (visitor) => {
      const failed = (await visitor.reported('call-start-failed')).length;
      await visitor.asks('startCall');
      while ((await visitor.reported('call-start-failed')).length === failed)
        await visitor.page.waitForTimeout(20);
    });
    assert.deepEqual(counts, Array(CUTS).fill(2));
  });
});
