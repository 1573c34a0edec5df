import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { buildForScriptTag } from '../build/library.js';
import { launchForMeasuring } from './browser.js';
import { PageMeter } from './page-meter.js';
import { servedFiles } from './served-files.js';
import { BenchServer } from './server/bench-server.js';
import { SpeakingProvider, type Beginning } from './server/speaking-provider.js';
import type { Subject } from './subjects/subject.js';
import { pageNamed } from './subjects/subjects.js';

/** The folder with one folder for each run. */
const SCRATCH = fileURLToPath(
  new URL('../../node_modules/.cache/voice-assistant-bench/', import.meta.url),
);

/** Remembers the tasks over 50 ms, for which a page did not answer. */
const WATCH_LONG_TASKS = `globalThis.longTasks = [];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longTasks.push(duration);
}).observe({ type: 'longtask', buffered: true });`;

/** For what a new page does by itself. */
const RESTING_MS = 200;

/** A page in which something is measured. */
export interface BenchPage {
  readonly page: Page;
  readonly meter: PageMeter;
  /** The requests that it made to hosts of the internet, which do not exist here. */
  readonly foreign: readonly string[];
  /** Goes to the page of a subject, or to what is below it. */
  show(subject: Subject, below?: string): Promise<void>;
}

/** The browser and the servers that measurements take place in. */
export class Bench {
  readonly server: BenchServer;
  /** Of this run alone. */
  readonly folder: string;
  readonly #browser: Browser;
  readonly #url: string;
  #provider: Promise<SpeakingProvider> | undefined;
  #closed: Promise<void> | undefined;

  private constructor(server: BenchServer, browser: Browser, url: string, folder: string) {
    this.server = server;
    this.folder = folder;
    this.#browser = browser;
    this.#url = url;
  }

  /** @param before - the folder of our browser build of another commit, to be compared with. */
  static async open(before?: string): Promise<Bench> {
    await mkdir(SCRATCH, { recursive: true });
    const folder = await mkdtemp(`${SCRATCH}run-`);
    await buildForScriptTag(`${folder}/ours`);
    const files = await servedFiles(
      pathToFileURL(`${folder}/ours/`),
      before === undefined ? undefined : pathToFileURL(`${before}/`),
    );
    const server = new BenchServer(pageNamed, files);
    const url = await server.listen();
    return new Bench(server, await launchForMeasuring(folder), url, folder);
  }

  get browserVersion(): string {
    return this.#browser.version();
  }

  get isOpen(): boolean {
    return this.#browser.isConnected();
  }

  /** Can be called more than once. */
  close(): Promise<void> {
    return (this.#closed ??= this.#close());
  }

  async #close(): Promise<void> {
    await this.#browser.close();
    await this.server.close();
    await (await this.#provider)?.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Does something on a page of its own, with nothing cached, that has shown an empty document. */
  async onPage<Found>(act: (at: BenchPage) => Promise<Found>): Promise<Found> {
    const context = await this.#browser.newContext({ viewport: { width: 1280, height: 800 } });
    try {
      return await act(await this.#blankPage(await context.newPage()));
    } finally {
      await context.close();
    }
  }

  async #blankPage(page: Page): Promise<BenchPage> {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(this.#url) && /^(https?|wss?):/.test(url)) foreign.push(url);
    });
    await page.addInitScript({ content: WATCH_LONG_TASKS });
    await page.goto(`${this.#url}/empty`);
    const meter = await PageMeter.of(page);
    await setTimeout(RESTING_MS);
    this.server.takeTraffic();
    return {
      page,
      meter,
      foreign,
      show: async ({ id }, below = '') => {
        await page.goto(`${this.#url}/${id}${below}`, { waitUntil: 'commit' });
      },
    };
  }

  /** The query of a page that calls an assistant that begins in this way. */
  async whereToCall(beginning: Beginning): Promise<string> {
    return (await this.#calls()).whereToCall(beginning);
  }

  /** Gives a page the project's own part of Daily's library where it asks Daily for theirs. */
  async standInForDaily(page: Page): Promise<void> {
    const body = await (await this.#calls()).callMachine();
    const headers = { 'Access-Control-Allow-Origin': '*' };
    await page.route('https://c.daily.co/**', (route) =>
      route.fulfill({ body, headers, contentType: 'text/javascript' }),
    );
  }

  #calls(): Promise<SpeakingProvider> {
    return (this.#provider ??= SpeakingProvider.start());
  }
}
