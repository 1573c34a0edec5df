import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { TokenServer } from './token-server.js';

export interface NodeListenerOptions {
  /**
   * The visitor's address. Default: the other end of the connection, which behind a proxy is the proxy: use
   * the header that your proxy sets, and no header that visitors can set.
   */
  readonly address?: (request: IncomingMessage) => string | undefined;
}

/**
 * Makes a listener for `http.createServer`, Express and what else takes Node's requests.
 *
 * @example
 * createServer(nodeListener(createTokenServer(options))).listen(8080);
 */
export function nodeListener(
  tokenServer: TokenServer,
  { address = ({ socket }) => socket.remoteAddress }: NodeListenerOptions = {},
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const answer = await tokenServer(requestOf(request), address(request)).catch(() => FAILED);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.clone().text());
  };
}

/** Own counters or an own check may fail. Their words are not for visitors. */
const FAILED = new Response('{"error":"failed"}', { status: 500 });

/** The global has the function `from`, which the types of browsers lack. */
const WebStream = ReadableStream as unknown as typeof NodeStream;

/** The address does not matter: the server is where the page's author mounts it. */
function requestOf(request: IncomingMessage): Request {
  const { method = 'GET', headers } = request;
  const body = method === 'POST' ? { body: WebStream.from(request), duplex: 'half' } : {};
  const all = { method, headers: headers as Record<string, string>, ...body };
  return new Request('http://token-server/', all as RequestInit);
}
