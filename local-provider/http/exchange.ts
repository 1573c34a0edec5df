import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Faults } from '../faults/faults.js';

/** A request and its response. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The path without its query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** This server's origin as the client addressed it, so that answers name the same host. */
  readonly origin: string;
  /** The faults in the address. */
  readonly faults: Faults;
  /** Aborts when the client is gone or answered. */
  readonly gone: AbortSignal;
}

export function sendJson({ response }: Exchange, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
  });
  response.end(text);
}
