import { RETRY_DELAY_MS } from '../constants.js';

/** How often a failed request is retried. */
const RETRIES = 3;

/** The longest `Retry-After` that is honoured, in milliseconds. */
const RETRY_DELAY_MAX_MS = 30_000;

/**
 * The delay before the next attempt, in milliseconds, or null for no further attempt. `retryAfter`
 * is the header of that name, in seconds or as a date. It takes precedence, unless it exceeds
 * `RETRY_DELAY_MAX_MS`: then there is no retry.
 */
export function pauseBefore(
  attempt: number,
  retryAfter: string | null,
  now: number,
): number | null {
  if (attempt > RETRIES) return null;
  const asked = retryAfter === null ? NaN : afterHeader(retryAfter, now);
  const pause = Number.isNaN(asked) ? RETRY_DELAY_MS * 2 ** (attempt - 1) : asked;
  return pause > RETRY_DELAY_MAX_MS ? null : Math.max(pause, 0);
}

/** NaN without a valid header. Browsers parse almost anything as a date, even `-1` or `soon 5`. */
function afterHeader(value: string, now: number): number {
  if (/^\d+(\.\d+)?$/.test(value.trim())) return Number(value) * 1000;
  return /[a-z]/i.test(value) && /\d:\d/.test(value) ? Date.parse(value) - now : NaN;
}

/**
 * The statuses which say that the provider has not accepted the request: all refusals but a timeout and a
 * conflict with the same request, and those of a gateway that did not reach it or needs a login.
 */
const REFUSED = /^(4(?!0[89])..|5(01|05|11|2[12356]|30))$/;

/** Whether it is certain that the provider has not accepted the request. A 503 is, if it asks to retry. */
export function isRefused(status: number, retryAfter: string | null): boolean {
  return REFUSED.test(`${status}`) || (status === 503 && retryAfter !== null);
}
