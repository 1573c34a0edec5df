import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import { Faults } from '../faults/faults.js';
import { allowOrigin, answerPreflight, checkAccess, isPreflight } from './access.js';
import { ApiError } from './api-error.js';
import { type Exchange, sendJson } from './exchange.js';

/** The maximum number of requests that are answered at once, streams included. */
const MOST_REQUESTS = 1_000;

interface ListenerSetup {
  /** Answers, or throws an ApiError. */
  handle(exchange: Exchange): void | Promise<void>;
  /** Gets a line for each request, with neither its query, body nor headers. */
  log(line: string): void;
}

/** Accepts local requests only, answers preflights, and converts errors to the API's format. */
export function requestListener({ handle, log }: ListenerSetup): RequestListener {
  let open = 0;
  return (request, response) => {
    open++;
    response.once('close', () => open--);
    const exchange = newExchange(request, response);
    void answer(exchange)
      .catch((error: unknown) => refuse(exchange, error))
      .then(() => log(`${request.method} ${exchange.path} ${outcome(response)}`));
  };

  async function answer(exchange: Exchange): Promise<void> {
    const { request, response } = exchange;
    checkAccess(request);
    allowOrigin(request, response);
    if (open > MOST_REQUESTS)
      throw new ApiError(
        503,
        `The provider is busy: ${MOST_REQUESTS} requests at once are its limit`,
      );
    if (isPreflight(request)) answerPreflight(response);
    else await handle(exchange);
  }

  function refuse(exchange: Exchange, error: unknown): void {
    const { request, response } = exchange;
    // The client aborted its body: there is nobody to answer.
    if (error === request.errored) return;
    const refusal = error instanceof ApiError ? error : internalError(exchange, error);
    // Validation errors would quote the body; all other reasons are logged.
    if (refusal.status !== 400) log(`${request.method} ${exchange.path}: ${refusal.message}`);
    if (response.headersSent) {
      // A stream that ends as if it were whole would hide the fault from the client.
      response.destroy();
      return;
    }
    // The unread rest of the body would be parsed as the next request.
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
  const [path = '/', ...query] = (request.url ?? '/').split('?');
  return {
    request,
    response,
    path,
    query: new URLSearchParams(query.join('?')),
    origin: `http://${request.headers.host}`,
    faults: Faults.none,
    gone: gone.signal,
  };
}
