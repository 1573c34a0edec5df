import { waitUntil as waitShortly } from '@open-wc/testing';

/** Waits up to 45 seconds, since the machine may be busy. */
export function waitUntil(condition: () => unknown, message?: string): Promise<void> {
  return waitShortly(condition, message, { interval: 10, timeout: 45_000 });
}
