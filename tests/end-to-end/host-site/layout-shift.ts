import type { Page } from 'playwright-core';
import { drawn } from '../../support/frames.js';

export const MOST_SHIFT = 0.02;

/** The sum of all layout shifts of a page until now, with those of what changed last. */
export async function layoutShift(page: Page): Promise<number> {
  await drawn(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}
