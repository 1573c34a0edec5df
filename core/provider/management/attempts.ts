import { pause } from '../../pause.js';
import { isFinal } from '../api.js';
import { pauseBefore } from '../retry.js';

interface Attempt extends RequestInit {
  readonly method: string;
  readonly signal: AbortSignal;
}

/**
 * Fetches, and tries again where that is safe: a GET after a failure that may pass, anything else
 * only after a 429 that says when to come back, since nothing was done then.
 *
 * @returns the answer that stands, a refusal included.
 * @throws the platform's error when no answer came, or the signal's reason.
 */
export async function fetchPatiently(url: string, init: Attempt): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await fetch(url, init).catch((error: Error) => error);
    init.signal.throwIfAborted();
    const wait = pauseAfter(init.method, outcome, attempt);
    if (wait !== null) {
      if (outcome instanceof Response) await outcome.body?.cancel();
      await pause(wait, init.signal);
    } else if (outcome instanceof Response) return outcome;
    else throw outcome;
  }
}

/** In milliseconds, or null when the outcome stands. */
function pauseAfter(method: string, outcome: Response | Error, attempt: number): number | null {
  if (!(outcome instanceof Response))
    return method === 'GET' ? pauseBefore(attempt, null, Date.now()) : null;
  const { ok, status, headers } = outcome;
  const retryAfter = headers.get('Retry-After');
  const mayPass = method === 'GET' && !ok && !isFinal(status);
  const invitedBack = status === 429 && retryAfter !== null;
  return mayPass || invitedBack ? pauseBefore(attempt, retryAfter, Date.now()) : null;
}
