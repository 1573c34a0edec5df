import type { Page } from 'playwright-core';

type PageWithHeldTimers = typeof globalThis & { heldTimers: Map<number, () => void> };

/** What has a page's timers of one length, in milliseconds, wait for the test to run them. */
export function holdTimers(length: number): string {
  return `{
    const { setTimeout, clearTimeout } = window;
    const held = (window.heldTimers = new Map());
    let last = 0;
    window.setTimeout = (call, delay, ...given) => {
      if (delay !== ${length}) return setTimeout(call, delay, ...given);
      held.set(--last, () => call(...given));
      return last;
    };
    window.clearTimeout = (id) => held.delete(id) || clearTimeout(id);
  }`;
}

/** Runs the timers that wait, and tells how many there were. */
export function runHeldTimers(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { heldTimers } = globalThis as PageWithHeldTimers;
    const calls = [...heldTimers.values()];
    heldTimers.clear();
    for (const call of calls) call();
    return calls.length;
  });
}
