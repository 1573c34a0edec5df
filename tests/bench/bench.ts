import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { setTimeout } from 'node:timers/promises';
import { build } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright-core';
import { buildForScriptTag } from '../../scripts/build/library.js';
import { findBrowser } from '../support/find-browser.js';
import { PageMeter } from './page-meter.js';
import { BenchServer } from './server/bench-server.js';
import type { Subject } from './subjects/subject.js';
import { pageNamed } from './subjects/subjects.js';

const FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-gpu',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--no-first-run',
];

/** Where the browser's build of ours goes, from the project's root. */
const OURS = 'node_modules/.cache/voice-assistant-bench';

/** Remembers the tasks over 50 ms, for which a page did not answer. */
const WATCH_LONG_TASKS = `globalThis.longTasks = [];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longTasks.push(duration);
}).observe({ type: 'longtask', buffered: true });`;

/** A page in which something is measured. */
export interface BenchPage {
  readonly page: Page;
  readonly meter: PageMeter;
  /** The requests that it made to hosts of the internet, which do not exist here. */
  readonly foreign: readonly string[];
  show(subject: Subject): Promise<void>;
  close(): Promise<void>;
}

/** The browser and the server that measurements take place in. */
export class Bench {
  readonly server: BenchServer;
  readonly #browser: Browser;
  readonly #url: string;

  private constructor(server: BenchServer, browser: Browser, url: string) {
    this.server = server;
    this.#browser = browser;
    this.#url = url;
  }

  static async open(): Promise<Bench> {
    await buildForScriptTag(OURS);
    const limits = await bundleLimits();
    const server = new BenchServer(pageNamed, (path) => fileAt(path, limits));
    const url = await server.listen();
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      headless: true,
      chromiumSandbox: process.getuid?.() !== 0 && !process.env['CI'],
      args: FLAGS,
    });
    return new Bench(server, browser, url);
  }

  get browserVersion(): string {
    return this.#browser.version();
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.server.close();
  }

  /** A page of its own, with nothing cached, that has shown an empty document. */
  async newPage(): Promise<BenchPage> {
    const context = await this.#browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(this.#url) && /^(https?|wss?):/.test(url)) foreign.push(url);
    });
    await page.addInitScript({ content: WATCH_LONG_TASKS });
    await page.goto(`${this.#url}/empty`);
    const meter = await PageMeter.of(page);
    await setTimeout(200);
    this.server.takeTraffic();
    return {
      page,
      meter,
      foreign,
      show: async ({ id }) => {
        await page.goto(`${this.#url}/${id}`, { waitUntil: 'commit' });
      },
      close: () => context.close(),
    };
  }
}

/** The limits' scripts by their addresses, bundled as a page's author would do it. */
async function bundleLimits(): Promise<Map<string, Buffer>> {
  const folder = fileURLToPath(new URL('limits/', import.meta.url));
  const names = ['bare-element', 'lit-element', 'reading', 'plain', 'blocks'];
  const { outputFiles } = await build({
    entryPoints: names.map((name) => `${folder}${name}.ts`),
    outdir: folder,
    bundle: true,
    minify: true,
    splitting: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['production'],
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'error',
    tsconfig: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)),
  });
  const bundles = outputFiles.map(({ path, contents }): [string, Buffer] => [
    `/limits/${path.slice(folder.length)}`,
    Buffer.from(contents),
  ]);
  return new Map(bundles);
}

async function fileAt(path: string, limits: Map<string, Buffer>): Promise<Buffer | undefined> {
  const at = (place: string) => readFile(new URL(place, import.meta.url)).catch(() => undefined);
  if (path.includes('..')) return undefined;
  if (path.startsWith('/ours/')) return at(`../../${OURS}/${path.slice('/ours/'.length)}`);
  if (path.startsWith('/peers/')) return at(`node_modules/${path.slice('/peers/'.length)}`);
  if (path === '/limits/stage.css') return at('limits/stage.css');
  return limits.get(path);
}
