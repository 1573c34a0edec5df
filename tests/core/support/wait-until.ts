import { engine } from '../../support/engine-gaps.js';

/** How long a condition may take, in milliseconds. Firefox and WebKitGTK draw several times as slowly. */
const LIMIT_MS = engine() === 'chromium' ? 10_000 : 30_000;

/** Waits for a condition. @throws Error with the message if it does not hold in time. */
export async function waitUntil(condition: () => unknown, message = ''): Promise<void> {
  const end = performance.now() + LIMIT_MS;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Waited in vain. ${message}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
