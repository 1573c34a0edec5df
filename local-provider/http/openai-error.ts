import { ApiError } from './api-error.js';
import type { Route } from './router.js';

/** A refusal as OpenAI's APIs word it. */
export class OpenAiError extends ApiError {
  override readonly body: object;

  constructor(status: number, message: string, code: string | null = null) {
    super(status, message);
    const type = status < 500 ? 'invalid_request_error' : 'server_error';
    this.body = { error: { message, type, param: null, code } };
  }
}

/** A route that refuses in these words. */
export function inWordsOfOpenAi(route: Route): Route {
  return {
    ...route,
    async handle(exchange, parameters) {
      try {
        await route.handle(exchange, parameters);
      } catch (error) {
        const isOther = error instanceof ApiError && !(error instanceof OpenAiError);
        throw isOther ? new OpenAiError(error.status, error.message) : error;
      }
    },
  };
}
