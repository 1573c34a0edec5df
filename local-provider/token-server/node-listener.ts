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
 * Makes a listener for `http.createServer`, Express and other servers with Node's requests.
 *
 * @example
 * createServer(nodeListener(createTokenServer(options))).listen(8080);
 */
export function nodeListener(
  tokenServer: TokenServer,
  { address = ({ socket }) => socket.remoteAddress }: NodeListenerOptions = {},
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    try {
      const answer = await tokenServer(requestOf(request), address(request));
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(await answer.text());
    } catch (error) {
      // Nobody awaits this: a rejection would end the process.
      console.error('token server:', error);
      response.writeHead(500).end();
    }
  };
}

/** The global has the function `from`, which the types of browsers lack. */
const WebStream = ReadableStream as unknown as typeof NodeStream;

/**
 * The request in the form of `fetch`. Its URL is not read: the page author mounts the server anywhere. All methods
 * but POST are refused alike, and some have no such form, such as TRACE.
 */
function requestOf(request: IncomingMessage): Request {
  const { method, headers } = request;
  const post = method === 'POST' && { method, body: WebStream.from(request), duplex: 'half' };
  const all = { ...post, headers: headers as Record<string, string> };
  return new Request('http://token-server/', all as RequestInit);
}
