import * as z from 'zod/mini';

import { withoutRecordKeys } from '../assistants/assistant-schema.js';
import { checkBearer } from '../http/bearer.js';
import { parseBody } from '../http/body-schema.js';
import { type Exchange, sendJson } from '../http/exchange.js';
import { readForm } from '../http/read-form.js';
import { readJson } from '../http/read-json.js';
import type { PathParameters, Route } from '../http/router.js';
import type { Fields } from './collection.js';

/** A request to a route. */
export interface Asked {
  readonly parameters: PathParameters;
  readonly query: URLSearchParams;
  readonly exchange: Exchange;
  /**
   * The body, without the API's own fields.
   *
   * @throws ApiError 400, 413
   */
  readBody(): Promise<Fields>;
  /**
   * The body as a form, which has none of the API's own fields.
   *
   * @throws ApiError 400, 413
   */
  readForm(): Promise<FormData>;
}

/**
 * The answer as JSON; undefined for none, or if it was sent already.
 *
 * @throws ApiError
 */
type Answer = (asked: Asked) => unknown;

/** A call of the management API. */
export interface ManagementRoute extends Pick<Route, 'method' | 'path'> {
  /** Whether a key must be sent. Default `true`. */
  readonly secured?: false;
  readonly answer: Answer;
}

export function route(method: Route['method'], path: string, answer: Answer): ManagementRoute {
  return { method, path, answer };
}

const bodySchema = z
  .record(z.string(), z.unknown(), 'The body must be an object')
  .check(withoutRecordKeys);

/**
 * A route of the server: checks the key, saves changes, then answers, so that confirmed changes
 * survive the process.
 */
export function served(route: ManagementRoute, save: () => Promise<void>): Route {
  const { method, path, secured, answer } = route;
  return {
    method,
    path,
    async handle(exchange, parameters) {
      const { request, response } = exchange;
      if (secured !== false) checkBearer(request);
      const body = await answer({
        parameters,
        query: exchange.query,
        exchange,
        readBody: async () => parseBody(bodySchema, await readJson(request)),
        readForm: async () => {
          const form = await readForm(request);
          parseBody(bodySchema, Object.fromEntries(form));
          return form;
        },
      });
      if (method !== 'GET') await save();
      if (response.headersSent) return;
      if (body === undefined) response.writeHead(204).end();
      else sendJson(exchange, method === 'POST' ? 201 : 200, body);
    },
  };
}
