import { setTimeout } from 'node:timers/promises';

/** Something was not done in the time that was given. */
export class TooSlow extends Error {}

/**
 * What some work gives. A page that is busy answers nothing, so that it is not asked whether it is
 * late: what is late is left to itself.
 *
 * @throws TooSlow when it takes longer than `limit` milliseconds.
 */
export async function inTime<Value>(limit: number, work: Promise<Value>): Promise<Value> {
  const done = new AbortController();
  const late = setTimeout(limit, undefined, { signal: done.signal }).then(() => {
    throw new TooSlow(`not done within ${limit} ms`);
  });
  late.catch(() => undefined);
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    done.abort();
  }
}
