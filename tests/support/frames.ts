import type { Page } from 'playwright-core';

/** Far more than two frames take where frames are drawn. */
const NO_FRAME_MS = 1000;

/**
 * Waits until a page has drawn two frames, so that what was changed is seen and observed. Of several
 * windows Chromium without a screen sometimes draws only one: in the others this waits for a second.
 */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    (limit) =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        setTimeout(resolve, limit);
      }),
    NO_FRAME_MS,
  );
}
