import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import { Faults } from '../faults/faults.js';
import { allowOrigin, answerPreflight, checkAccess, isPreflight } from './access.js';
import { ApiError } from './api-error.js';
import { type Exchange, sendJson } from './exchange.js';

interface ListenerParts {
  /** Answers, or throws an ApiError. */
  handle(exchange: Exchange): void | Promise<void>;
  /** Gets a line for each request, with neither its query, body nor headers. */
  log(line: string): void;
}

/**
 * Lets in what comes from this machine, answers preflights, and turns what a handler throws into
 * the API's error shape.
 */
export function requestListener({ handle, log }: ListenerParts): RequestListener {
  return (request, response) => {
    const exchange = newExchange(request, response);
    void answer(exchange)
      .catch((error: unknown) => refuse(exchange, error))
      .then(() => log(`${request.method} ${exchange.path} ${outcome(response)}`));
  };

  async function answer(exchange: Exchange): Promise<void> {
    const { request, response } = exchange;
    checkAccess(request);
    allowOrigin(request, response);
    if (isPreflight(request)) answerPreflight(response);
    else await handle(exchange);
  }

  function refuse(exchange: Exchange, error: unknown): void {
    const { request, response } = exchange;
    // The client broke off in the middle of its body: nobody is there to be answered.
    if (error === request.errored) return;
    const refusal = error instanceof ApiError ? error : internalError(exchange, error);
    // What breaks the rules of a body would quote it; every other reason helps whoever reads the log.
    if (refusal.status !== 400) log(`${request.method} ${exchange.path}: ${refusal.message}`);
    if (response.headersSent) {
      // A stream that ends as if it were whole would hide the fault from the client.
      response.destroy();
      return;
    }
    // What was not read of the body would be taken for the next request.
    if (!request.complete) response.setHeader('Connection', 'close');
    sendJson(exchange, refusal.status, refusal.body);
  }

  function internalError({ request, path }: Exchange, error: unknown): ApiError {
    log(
      `${request.method} ${path} failed: ${error instanceof Error ? error.stack : String(error)}`,
    );
    return new ApiError(500, 'Internal server error');
  }
}

function outcome({ headersSent, statusCode }: ServerResponse): string {
  return headersSent ? String(statusCode) : 'broken off';
}

function newExchange(request: IncomingMessage, response: ServerResponse): Exchange {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return {
    request,
    response,
    path: request.url?.split('?', 1)[0] ?? '/',
    origin: `http://${request.headers.host}`,
    faults: Faults.none,
    gone: gone.signal,
  };
}
