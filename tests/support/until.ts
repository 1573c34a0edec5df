import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

/** Far more than anything here takes, so that only what never comes fails. */
const LIMIT_MS = 20_000;

/** Polls until the condition holds; rejects when it does not within twenty seconds. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + LIMIT_MS;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Waited ${LIMIT_MS / 1000} s in vain: ${what}.`);
    await sleep(50);
  }
}

/** Repeats an assertion until it passes; rejects with its error when it does not within that time. */
export async function eventually(assertion: () => unknown): Promise<void> {
  const end = performance.now() + LIMIT_MS;
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
