import { endpoint, isFinal, refusal } from '../api.js';
import { pause, pauseBefore } from '../retry.js';
import { readBody, UnexpectedAnswer } from './answer.js';
import { bodyOf } from './body.js';
import { ManagementError } from './error.js';
import type { Operation } from './operation.js';
import { fillPath } from './path.js';
import { queryString, type Query } from './query.js';
import { checkTimeout, type ManagementSettings } from './settings.js';

/** What one call sends. */
export interface CallInput {
  readonly parts: readonly unknown[];
  readonly body?: unknown;
  readonly query?: Query;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

/** What became of one call: the body of its answer, read by `read`. */
export type Send = <Answer>(
  operation: Operation,
  input: CallInput,
  read: (body: unknown) => Answer,
) => Promise<Answer>;

/**
 * Makes calls. One is tried again only where that is safe: a GET after a failure that may pass, any
 * call after a 429 that says when to come back.
 *
 * @throws ManagementError, TypeError for an input that cannot be sent, or the signal's reason.
 */
export function createSend(settings: ManagementSettings): Send {
  const { apiUrl, token } = settings;
  // What an API quotes of a request may hold the token.
  const withoutToken = (text: string) => (token ? text.replaceAll(token, '***') : text);

  return async (operation, input, read) => {
    const { method } = operation;
    const path = fillPath(operation.path, input.parts);
    const url = endpoint(apiUrl, path + queryString(input.query ?? {}));
    const init = { method, ...bodyOf(operation.body, input.body) };
    const headers = { Accept: 'application/json', ...init.headers, ...authorization(operation) };
    const time = AbortSignal.timeout(checkTimeout(input.timeoutMs ?? settings.timeoutMs));
    const signal = AbortSignal.any(input.signal ? [input.signal, time] : [time]);
    const failed = (failure: ManagementError['failure'], error: unknown, status?: number) =>
      new ManagementError(failure, method, path, status ?? null, withoutToken(inWords(error)), {
        cause: error,
      });

    try {
      for (let attempt = 1; ; attempt++) {
        signal.throwIfAborted();
        const outcome = await fetch(url, { ...init, headers, signal }).catch((error: unknown) => {
          signal.throwIfAborted();
          return failed('unreachable', error);
        });
        if (outcome instanceof Response && outcome.ok) return await taken(outcome);
        const wait = pauseAfter(operation, outcome, attempt);
        if (wait === null) throw outcome instanceof Response ? await refused(outcome) : outcome;
        if (outcome instanceof Response) await outcome.body?.cancel();
        await pause(wait, signal);
      }
    } catch (error) {
      input.signal?.throwIfAborted();
      if (time.aborted) throw failed('timed-out', new Error('the time was up'));
      throw error;
    }

    async function taken(response: Response) {
      try {
        return read(await readBody(response));
      } catch (error) {
        signal.throwIfAborted();
        const expected = error instanceof UnexpectedAnswer;
        throw failed(expected ? 'unexpected-answer' : 'unreachable', error, response.status);
      }
    }

    async function refused(response: Response): Promise<ManagementError> {
      const said = withoutToken(await refusal(response));
      return new ManagementError('refused', method, path, response.status, said);
    }
  };

  function authorization({ secured = true }: Operation): Record<string, string> {
    if (!secured) return {};
    if (token === null) throw new TypeError('token is missing: this call is secured');
    return { Authorization: `Bearer ${token}` };
  }
}

/** How long to wait before another attempt, in milliseconds, or null when there is to be none. */
function pauseAfter(
  { method }: Operation,
  outcome: Response | ManagementError,
  attempt: number,
): number | null {
  const retryAfter = outcome instanceof Response ? outcome.headers.get('Retry-After') : null;
  const askedToReturn = outcome.status === 429 && retryAfter !== null;
  const mayPass = method === 'GET' && !isFinal(outcome.status ?? 0);
  return askedToReturn || mayPass ? pauseBefore(attempt, retryAfter, Date.now()) : null;
}

/** The platform says only that a fetch failed; why is in the cause. */
function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && !(error instanceof UnexpectedAnswer)
    ? `${error.message}: ${error.cause.message}`
    : error.message;
}
