import { setTimeout as delay } from 'node:timers/promises';

import { ApiError } from '../http/api-error.js';
import type { Exchange } from '../http/exchange.js';
import type { Faults } from './faults.js';

/** The `Retry-After` of a 429, in seconds. */
const RETRY_AFTER = '1';

/** Turns of a chat whose refusals are being counted; a test of a page has a few. */
const MOST_COUNTED = 1000;

/** Refuses with the fault's status, in the API's format. */
export function refuse({ response }: Exchange, fault: string, status: string): never {
  if (status === '429') response.setHeader('Retry-After', RETRY_AFTER);
  const message = `refused, as the fault ${fault}:${status} asks`;
  throw new ApiError(Number(status), status === '400' ? [message, 'a second message'] : message);
}

/** Answers nothing; settles when the client has given up. */
export function keepWaiting({ gone }: Exchange): Promise<void> {
  return new Promise((resolve) => {
    if (gone.aborted) resolve();
    else gone.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Counts how often a turn of a chat was refused. */
export class RefusalCounter {
  readonly #counts = new Map<string, number>();

  /** Whether to refuse this turn once more, if it is refused a number of times. */
  again(turn: string, times: number | null): boolean {
    if (times === null) return true;
    const count = this.#counts.get(turn) ?? 0;
    this.#counts.delete(turn);
    if (count >= times) return false;
    if (this.#counts.size >= MOST_COUNTED) this.#counts.clear();
    this.#counts.set(turn, count + 1);
    return true;
  }
}

/** Whether a fault leaves the request without an answer; settles when its client has given up. */
export async function isWithheld(
  exchange: Exchange,
  faults: Faults,
  fault: 'call-hangs' | 'chat-hangs',
): Promise<boolean> {
  if (!faults.has(fault)) return false;
  await keepWaiting(exchange);
  return true;
}

/**
 * Whether a fault leaves the request for a call without an answer; settles when its client has given up.
 *
 * @throws ApiError if a fault refuses it
 */
export async function isCallWithheld(exchange: Exchange, faults: Faults): Promise<boolean> {
  const [late] = faults.find('call-late') ?? [];
  if (late) await delay(late, undefined, { signal: exchange.gone }).catch(() => undefined);
  if (exchange.gone.aborted) return true;
  const [status] = faults.find('call-refused') ?? [];
  if (status) refuse(exchange, 'call-refused', status);
  return isWithheld(exchange, faults, 'call-hangs');
}
