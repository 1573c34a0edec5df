/**
 * Waits for all that a test needs, also when some of it cannot be had: what was started by then can
 * be ended, and keeps no test waiting.
 *
 * @throws whatever the first of them failed with.
 */
export async function allStarted(...starting: readonly Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(starting))
    if (outcome.status === 'rejected') throw outcome.reason;
}
