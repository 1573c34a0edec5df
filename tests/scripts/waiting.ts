import { setTimeout as sleep } from 'node:timers/promises';

/** Far more than anything here takes, so that only what never comes fails. */
const LIMIT_MS = 90_000;

/** Polls until the condition holds. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Waited ${LIMIT_MS / 1000} s in vain until ${what}.`);
    await sleep(50);
  }
}

/** Whether nothing listens at the address any more. */
export async function isSilent(url: string): Promise<boolean> {
  try {
    await fetch(url);
    return false;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
  }
}
