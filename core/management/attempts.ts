import { delay } from '../async/abort.js';
import { isNonRetriable, NO_REDIRECT } from '../provider/api.js';
import { pauseBefore } from '../chat/retry-policy.js';

interface Attempt extends RequestInit {
  readonly method: string;
  readonly signal: AbortSignal;
}

/** An answer, a refusal included. */
export interface Answer {
  readonly ok: boolean;
  readonly status: number;
  /** Its content type, possibly empty. */
  readonly type: string;
  readonly text: string;
}

/** An answer that began and did not come to its end. */
export class BrokenAnswer extends Error {
  constructor(
    readonly status: number,
    options: ErrorOptions,
  ) {
    super('the answer broke off', options);
  }
}

/**
 * Fetches and retries where that is safe: a GET after a temporary failure, anything else only after
 * a 429 with a delay, since nothing was done then.
 *
 * @returns the final answer
 * @throws BrokenAnswer, the platform's error if there is no answer, or the signal's reason
 */
export async function fetchPatiently(url: string, init: Attempt): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    let wait: number | null;
    try {
      const response = await fetch(url, { ...init, ...NO_REDIRECT });
      wait = pauseAfter(init.method, response, attempt);
      if (wait === null) return await readAnswer(response, init.signal);
      await response.body?.cancel();
    } catch (error) {
      const mayPass = init.method === 'GET' && !init.signal.aborted;
      wait = mayPass ? pauseBefore(attempt, null, Date.now()) : null;
      if (wait === null) throw error;
    }
    await delay(wait, init.signal);
  }
}

/** In milliseconds, or null if the answer is final. */
function pauseAfter(
  method: string,
  { ok, status, headers }: Response,
  attempt: number,
): number | null {
  const retryAfter = headers.get('Retry-After');
  const mayPass = method === 'GET' && !ok && !isNonRetriable(status);
  const invitedBack = status === 429 && retryAfter !== null;
  return mayPass || invitedBack ? pauseBefore(attempt, retryAfter, Date.now()) : null;
}

/** @throws BrokenAnswer */
async function readAnswer(response: Response, signal: AbortSignal): Promise<Answer> {
  const { ok, status, headers } = response;
  const text = await response.text().catch((cause: unknown) => {
    // A refusal is one, whether or not its words came.
    if (!ok && !signal.aborted) return '';
    throw new BrokenAnswer(status, { cause });
  });
  return { ok, status, type: headers.get('Content-Type') ?? '', text };
}
