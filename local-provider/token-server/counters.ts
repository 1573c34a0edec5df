/**
 * The counts that a token server keeps. Instances that share them share one budget: with Redis, `add` is
 * `GET`, or `INCR` and, for a new key, `EXPIRE`.
 */
export interface Counters {
  /**
   * Adds to the count of a key in one step, and returns the new count. 0 reads it.
   *
   * @param seconds - How long the count is kept, from its first addition.
   */
  add(key: string, amount: 0 | 1, seconds: number): number | Promise<number>;
}

interface Count {
  readonly ends: number;
  value: number;
}

/** How many additions are between two searches for counts that have ended. */
const SEARCHED_EVERY = 1024;

/** Counts in the memory of one process. Each ends by itself, so that they do not grow. */
export function countersInMemory(now = Date.now): Counters {
  const counts = new Map<string, Count>();
  let additions = 0;

  function removeEnded(): void {
    for (const [key, { ends }] of counts) if (ends <= now()) counts.delete(key);
  }

  return {
    add(key, amount, seconds) {
      const kept = counts.get(key);
      const count = kept && kept.ends > now() ? kept : { ends: now() + seconds * 1000, value: 0 };
      count.value += amount;
      if (amount === 0) return count.value;
      counts.set(key, count);
      if (++additions % SEARCHED_EVERY === 0) removeEnded();
      return count.value;
    },
  };
}
