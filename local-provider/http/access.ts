import type { IncomingMessage, ServerResponse } from 'node:http';

import { ApiError } from './api-error.js';
import { isLoopback } from './loopback.js';

const METHODS = 'GET, POST, PATCH, PUT, DELETE';
/** The last is of a client of OpenAI's, and OpenAI's servers allow it. */
const HEADERS =
  'Authorization, Content-Type, X-Client-ID, Idempotency-Key, Accept, X-OpenAI-Agents-SDK';

/**
 * Refuses what did not come from this machine: binding to loopback alone does not stop a page of
 * another site, which reaches us through the visitor's browser under its own Origin, or under a
 * name of its own that resolves to 127.0.0.1.
 *
 * @throws ApiError 403
 */
export function checkAccess(request: IncomingMessage): void {
  const { host, origin } = request.headers;
  // Node reads the first of several, something before it may have read the last.
  if (request.headersDistinct.host?.length !== 1) throw new ApiError(403, 'Host must be sent once');
  const address = parseOrigin(`http://${host ?? ''}`);
  if (!address || !isLoopback(address.hostname) || portOf(address) !== request.socket.localPort) {
    throw new ApiError(403, `Host must be a loopback name with this server's port, not "${host}"`);
  }
  if (origin !== undefined && !isLoopback(parseOrigin(origin)?.hostname ?? '')) {
    throw new ApiError(
      403,
      `Origin must be a page on this machine, such as http://localhost:5173, not "${origin}"`,
    );
  }
}

/** Lets a page of an origin that {@link checkAccess} let in read the answer. */
export function allowOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Vary', 'Origin');
  if (headers.origin) response.setHeader('Access-Control-Allow-Origin', headers.origin);
  // Browsers hide these headers by default: one is for retries, the other has the id of a Realtime call.
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After, Location');
}

export function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

export function answerPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Allow-Headers': HEADERS,
    'Access-Control-Max-Age': '600',
  });
  response.end();
}

/** Only a bare origin: `http://user@localhost/path` is none. */
function parseOrigin(text: string): URL | undefined {
  if (!/^https?:\/\/[^/?#@\\\s]+$/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text);
}

function portOf({ protocol, port }: URL): number {
  return port ? Number(port) : protocol === 'https:' ? 443 : 80;
}
