import type { CDPSession, Page } from 'playwright-core';

/** The resources that a page has used up to a moment; times are processor time in milliseconds. */
export interface Reading {
  /** Of the page's main thread, in its tasks. */
  readonly cpu: number;
  /** Of the page's process, drawing and compiling in other threads included. */
  readonly process: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  /** How often styles and layout were recalculated. */
  readonly styles: number;
  readonly layouts: number;
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Reads the browser's own counters of a page. */
export class PageMeter {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<PageMeter> {
    const session = await page.context().newCDPSession(page);
    // Thread ticks, not the clock: what other processes take does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new PageMeter(session);
  }

  async read(): Promise<Reading> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    const values = new Map(metrics.map(({ name, value }) => [name, value]));
    const of = (name: string) => values.get(name) ?? 0;
    return {
      cpu: of('TaskDuration') * 1000,
      process: of('ProcessTime') * 1000,
      script: of('ScriptDuration') * 1000,
      style: of('RecalcStyleDuration') * 1000,
      layout: of('LayoutDuration') * 1000,
      styles: of('RecalcStyleCount'),
      layouts: of('LayoutCount'),
      heap: of('JSHeapUsedSize'),
      nodes: of('Nodes'),
      listeners: of('JSEventListeners'),
    };
  }

  /** Slows the processor down by a factor. */
  async slowDown(factor: number): Promise<void> {
    await this.#session.send('Emulation.setCPUThrottlingRate', { rate: factor });
  }

  /** Has the page give back what it no longer needs. */
  async collectGarbage(): Promise<void> {
    for (let round = 0; round < 3; round++) await this.#session.send('HeapProfiler.collectGarbage');
  }

  /** Reads the memory of the page after a garbage collection, in bytes, and the count of its nodes. */
  async held(): Promise<{ readonly bytes: number; readonly nodes: number }> {
    await this.collectGarbage();
    const { bytes } = await this.ask<{ bytes: number }>(
      'performance.measureUserAgentSpecificMemory()',
    );
    return { bytes, nodes: (await this.read()).nodes };
  }

  /** Evaluates an expression with as little as possible of a debugger's cost. */
  async ask<Value>(expression: string): Promise<Value> {
    const { result, exceptionDetails } = await this.#session.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) {
      const { exception, text } = exceptionDetails;
      throw new Error(`${expression}: ${exception?.description ?? text}`);
    }
    return result.value as Value;
  }
}

/** The expression for the time of the page's first frame after which a condition holds, in milliseconds. */
export function whenDrawn(condition: string): string {
  return `new Promise((resolve) => {
    const holds = () => { try { return ${condition}; } catch { return false; } };
    const look = (now) => (holds() ? requestAnimationFrame(resolve) : requestAnimationFrame(look));
    look();
  })`;
}

/** The resources used between two readings. */
export function between(before: Reading, after: Reading): Reading {
  const difference = Object.entries(after).map(([name, value]) => [
    name,
    (value as number) - before[name as keyof Reading],
  ]);
  return Object.fromEntries(difference) as Reading;
}
