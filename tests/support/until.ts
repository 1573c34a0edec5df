import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { PATIENCE_MS } from './patience.js';

/** Polls until the condition holds; rejects when it does not in time. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (performance.now() > end)
      throw new Error(`Waited ${PATIENCE_MS / 1000} s in vain: ${what}.`);
    await sleep(50);
  }
}

/** Repeats an assertion until it passes; rejects with its error when it does not within that time. */
export async function eventually(assertion: () => unknown): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (;;)
    try {
      return void (await assertion());
    } catch (error) {
      if (performance.now() > end) throw error;
      await sleep(50);
    }
}

/** Reads a value again until it is as expected; rejects with the difference when it never is. */
export function becomes<Value>(
  read: () => Promise<Value>,
  expected: Value,
  message?: string,
): Promise<void> {
  return eventually(async () => assert.deepEqual(await read(), expected, message));
}
