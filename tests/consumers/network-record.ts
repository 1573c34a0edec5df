import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** Something that a page asked for. */
export interface Load {
  readonly origin: string;
  readonly path: string;
  readonly method: string;
  /** The size of the answer's content, compressed by gzip, in bytes. */
  readonly bytes: number;
}

/** Records what a page asks for, step by step. */
export class NetworkRecord {
  readonly #page: Page;
  #loads: Promise<Load>[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      const { origin, pathname: path } = new URL(request.url());
      const load = async () => {
        // What is under way when the page goes has no answer.
        const response = await request.response().catch(() => null);
        const body = await response?.body().catch(() => null);
        return { origin, path, method: request.method(), bytes: body ? gzipSync(body).length : 0 };
      };
      if (request.url().startsWith('http')) this.#loads.push(load());
    });
  }

  /** Does something, waits until the network is quiet, and gives what was asked for meanwhile. */
  async during(step: () => Promise<void>): Promise<Load[]> {
    this.#loads = [];
    await step();
    // Twice: what is loaded late, or after a pause, is seen too.
    for (let quiet = 0; quiet < 2; quiet += 1) {
      await this.#page.waitForLoadState('networkidle');
      await this.#page.waitForTimeout(QUIET_MS);
    }
    return Promise.all(this.#loads);
  }
}

const QUIET_MS = 500;

/** A step's loads as lines of text: the file or address, and its size. */
export function inLines(step: string, loads: readonly Load[]): string[] {
  const sum = loads.reduce((total, { bytes }) => total + bytes, 0);
  return [
    `${step}: ${kilobytes(sum)}`,
    ...loads.map(({ method, path, bytes }) => `  ${method} ${path} ${kilobytes(bytes)}`),
  ];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
