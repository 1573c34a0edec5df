import { setTimeout as delay } from 'node:timers/promises';

/** Longer than any sentence takes to be spoken or recognised, the waiting for a turn included. */
const LIMIT_MS = 30_000;

/** The status of a server with too many requests. */
const TOO_MANY = 429;

/** The default and the minimum delay before such a server is retried. */
const PAUSE_MS = 1_000;
const SHORTEST_PAUSE_MS = 250;

/** The longest silence in a call while another engine might speak. */
const PATIENCE_MS = 3_000;

/**
 * Sends a request to a server of the OpenAI API. A busy one is retried when it says, within three
 * seconds. Rejects without a good answer, or when `signal` aborts.
 */
export async function askServer(
  url: string,
  request: Omit<RequestInit, 'signal'>,
  signal: AbortSignal,
): Promise<Response> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
  let patience = PATIENCE_MS;
  for (;;) {
    const response = await fetch(url, { ...request, signal: limit });
    if (response.ok) return response;
    await response.body?.cancel();
    const pause = response.status === TOO_MANY ? pauseIn(response) : Infinity;
    patience -= pause;
    if (patience < 0) throw new Error(`it answered ${response.status}`);
    await delay(pause, undefined, { signal: limit });
  }
}

/** `Retry-After` in milliseconds: it is a number of seconds or a date. */
function pauseIn({ headers }: Response): number {
  const wanted = headers.get('Retry-After')?.trim();
  if (!wanted) return PAUSE_MS;
  const seconds = Number(wanted);
  const pause = Number.isNaN(seconds) ? Date.parse(wanted) - Date.now() : seconds * 1000;
  return Number.isNaN(pause) ? PAUSE_MS : Math.max(SHORTEST_PAUSE_MS, pause);
}
