/** How long a condition may take in a page on a busy machine, in milliseconds. */
const LIMIT_MS = 10_000;

/** Waits for a condition. @throws Error with the message if it does not hold in time. */
export async function waitUntil(condition: () => unknown, message = ''): Promise<void> {
  const end = performance.now() + LIMIT_MS;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Waited in vain. ${message}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
