import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** The processor time of the thread, in microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Watches the main thread of a page, and returns what gives its longest task, in milliseconds. */
export type Watch = () => Promise<() => Promise<number>>;

/** By processor time, to which other processes add nothing. */
export async function traceTasks(browser: Browser, page: Page): ReturnType<Watch> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline'],
  });
  return async () => {
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
      traceEvents: TraceEvent[];
    };
    const mainThreads = new Set(
      traceEvents
        .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid} ${tid}`),
    );
    const tasks = traceEvents.filter(
      ({ name, pid, tid }) => name.endsWith('RunTask') && mainThreads.has(`${pid} ${tid}`),
    );
    return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
  };
}

/** By the clock: the longest time between two timers that follow each other. */
export async function probeTasks(page: Page): ReturnType<Watch> {
  await page.evaluate(`{
    globalThis.longestGap = 0;
    let last = performance.now();
    const look = () => {
      const now = performance.now();
      longestGap = Math.max(longestGap, now - last);
      last = now;
      setTimeout(look);
    };
    setTimeout(look);
  }`);
  return () => page.evaluate('longestGap') as Promise<number>;
}
