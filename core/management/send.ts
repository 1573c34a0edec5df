import { endpoint } from '../provider/api.js';
import { parseBody, UnexpectedAnswer } from './answer.js';
import { type Answer, BrokenAnswer, fetchPatiently } from './attempts.js';
import { bodyOf } from './body.js';
import { ManagementError, type ManagementFailure } from './error.js';
import type { Operation } from './operation.js';
import { fillPath } from './path.js';
import { refusalOf } from './refusal.js';
import { queryString, type Query } from './query.js';
import { checkTimeout, type ManagementSettings } from './settings.js';
import { withoutToken } from './without-token.js';

/** The request of one call, and its timeout. */
export interface CallInput {
  readonly parts: readonly unknown[];
  readonly body?: unknown;
  readonly query?: Query;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
}

/**
 * Makes one call and reads its answer.
 *
 * @throws ManagementError, TypeError for an input that cannot be sent, or the signal's reason.
 */
export type Send = <Result>(
  operation: Operation,
  input: CallInput,
  read: (body: unknown) => Result,
) => Promise<Result>;

export function createSend(settings: ManagementSettings): Send {
  const { apiUrl, token } = settings;
  const cleared = withoutToken(token);

  return async (operation, input, read) => {
    const { method } = operation;
    const path = fillPath(operation.path, input.parts);
    const url = endpoint(apiUrl, path + queryString(input.query ?? {}));
    const body = bodyOf(operation.body, input.body);
    const headers = { Accept: 'application/json', ...body.headers, ...authorization(operation) };
    const time = AbortSignal.timeout(checkTimeout(input.timeoutMs ?? settings.timeoutMs));
    const signal = AbortSignal.any([time, ...(input.signal ? [input.signal] : [])]);

    const failure = (kind: ManagementFailure, said: string, status?: number, cause?: unknown) => {
      const about = [method, cleared(path), status ?? null, cleared(said)] as const;
      return new ManagementError(kind, ...about, cause === undefined ? {} : { cause });
    };

    let answer: Answer;
    try {
      answer = await fetchPatiently(url, { method, ...body, headers, signal });
    } catch (error) {
      input.signal?.throwIfAborted();
      const status = error instanceof BrokenAnswer ? error.status : undefined;
      if (time.aborted) throw failure('timed-out', 'the time was up', status);
      throw failure('unreachable', reasonOf(error), status, error);
    }
    if (!answer.ok) throw failure('refused', refusalOf(answer), answer.status || undefined);
    try {
      return read(parseBody(answer));
    } catch (error) {
      if (!(error instanceof UnexpectedAnswer)) throw error;
      throw failure('unexpected-answer', error.message, answer.status, error.cause);
    }
  };

  function authorization({ secured }: Operation): Record<string, string> {
    if (secured === false) return {};
    if (token === null) throw new TypeError('token is missing, and this call is secured');
    return { Authorization: `Bearer ${token}` };
  }
}

/** The platform's error has the reason in its cause, if at all. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause as { message?: string; code?: string } | undefined;
  const why = cause?.message || cause?.code;
  return why ? `${error.message}: ${why}` : error.message;
}
