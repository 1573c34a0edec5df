import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { requestAnswer } from '../../core/chat/chat-client.js';
import type { ReplyFact } from '../../core/machine/events.js';

const BODY = [
  'data: {"sessionId":"session-1","path":"chat.output[0].content","delta":"Hello"}\n\n',
  'data: {"path":"chat.output[0].content","delta":" you"}\n\n',
  'data: [DONE]\n\n',
].join('');

const HEAD = [
  'HTTP/1.1 200 OK',
  'Content-Type: text/event-stream',
  `Content-Length: ${BODY.length}`,
  'Connection: close',
  '\r\n',
].join('\r\n');

const RESPONSE = HEAD + BODY;

/** How many connections are cut at once. */
const AT_ONCE = 40;

/** A provider that cuts each connection where its path says. Counts the requests for each path. */
class CuttingProvider {
  readonly requests = new Map<string, number>();
  readonly lengths = new Map<string, number>();
  readonly #server: Server = createServer((socket) => this.#serve(socket));

  async open(): Promise<void> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
  }

  #serve(socket: Socket): void {
    let received = '';
    let path = '';
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      received += data.toString('latin1');
      const [, what, digits = ''] = /^POST \/(request|response)-(\d+)\//.exec(received) ?? [];
      if (!what) return;
      if (!path) {
        path = `${what}-${digits}`;
        this.requests.set(path, (this.requests.get(path) ?? 0) + 1);
      }
      const cut = Number(digits);
      if (what === 'request' && received.length >= cut) return void socket.destroy();
      const [, head = '', length = ''] =
        /^([^]*?content-length: (\d+)[^]*?\r\n\r\n)/i.exec(received) ?? [];
      if (!head || received.length < head.length + Number(length)) return;
      this.lengths.set(path, received.length);
      const answer = what === 'response' ? RESPONSE.slice(0, cut) : RESPONSE;
      socket.write(answer, () => socket.destroy());
    });
  }
}

describe('a connection that is cut', () => {
  const provider = new CuttingProvider();

  before(() => provider.open());
  after(() => provider.close());

  function turn(path: string): Promise<ReplyFact[]> {
    const facts: ReplyFact[] = [];
    return new Promise((resolve) => {
      requestAnswer(
        {
          apiUrl: `${provider.url}/${path}`,
          publicKey: 'key',
          clientId: 'widget',
          assistantId: 'assistant',
          turn: { id: path, text: 'Hello' },
          sessionId: null,
        },
        (fact) => {
          facts.push(fact);
          if (/finished|failed|held/.test(fact.type)) resolve(facts);
        },
      );
    });
  }

  async function cutAtEach(
    what: 'request' | 'response',
    from: number,
    to: number,
    check: (at: number, facts: readonly ReplyFact[]) => void,
  ): Promise<void> {
    for (let first = from; first <= to; first += AT_ONCE)
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, to - first + 1) }, async (_, index) => {
          const at = first + index;
          const facts = await turn(`${what}-${at}`);
          check(at, facts);
          assert.equal(provider.requests.get(`${what}-${at}`), 1, `requests, cut at ${at}`);
        }),
      );
  }

  /** The message is not repeated, and the visitor reads that it may have arrived. */
  function isUncertain(at: number, facts: readonly ReplyFact[]): void {
    const [fact] = facts;
    assert.ok(facts.length === 1 && fact?.type === 'reply-failed', `cut at ${at}`);
    assert.equal(fact.failure.kind, 'unconfirmed');
    assert.equal(fact.failure.uncertain, true);
  }

  it('at any byte of the request leads to one request, and to a question', async () => {
    // Below that the provider does not know where to cut; the last one is behind the end.
    const shortest = 'POST /request-100/'.length;
    await turn('request-9999');
    const length = provider.lengths.get('request-9999')!;
    assert.ok(length > 300);
    await cutAtEach('request', shortest, length - 'NN'.length, isUncertain);
  });

  it('at any byte of the response leads to one request, and never looks complete', async () => {
    const head = HEAD.length;
    await cutAtEach('response', 0, head - 1, isUncertain);
    await cutAtEach('response', head, RESPONSE.length - 1, (at, facts) => {
      const end = facts.at(-1);
      assert.ok(end?.type === 'reply-failed', `cut at ${at}`);
      // An event shows that the provider has the message.
      const isAccepted = facts.some(({ type }) => type === 'reply-accepted');
      assert.equal(Boolean(end.failure.uncertain), !isAccepted, `cut at ${at}`);
      const words = facts.map((fact) => (fact.type === 'reply-delta' ? fact.text : ''));
      assert.ok('Hello you'.startsWith(words.join('')), `cut at ${at}`);
    });
  });
});
