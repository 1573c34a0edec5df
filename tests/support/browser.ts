import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Page,
  type Request,
} from 'playwright-core';
import { SAMPLE_RATE, silence } from '../../local-provider/sound/format.js';
import { writeWav } from '../../local-provider/sound/wav.js';
import { BROWSER_FLAGS, CALL_FLAG, MICROPHONE_FLAGS } from '../../scripts/browser/browser-flags.js';
import { launchFirefox } from '../../scripts/browser/firefox/launch.js';
import { isForeign } from '../../scripts/browser/foreign-traffic.js';
import { installedChromium } from '../../scripts/browser/launch-browser.js';
import { WebKitPage } from '../../scripts/browser/webkit/page.js';
import { playIntoMicrophone } from './scripted-microphone.js';

/**
 * What a page gets when it asks for a microphone: a WAV file that is played again and again from the
 * moment it opens, silence, a refusal, or the news that there is none.
 */
export type TestMicrophone = { readonly wav: string } | 'silence' | 'denied' | 'none';

export interface TestBrowser {
  /** A page in a context of its own, in which every request to another host is recorded and fails. */
  newPage(options?: BrowserContextOptions): Promise<Page>;
  /** @throws Error with the requests to other hosts, if any page of this browser made some. */
  expectNoForeignTraffic(): void;
  /** Ends on the spot, with no page getting to say goodbye. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

/** The test command sets it. */
const BROWSER_UNDER_TEST = process.env['TEST_BROWSER'] ?? 'chromium';

/** Longer than any test has a page. */
const LONGEST_PAGE_MS = 2 * 60_000;

/** Unusual settings of a browser. */
export interface BrowserSettings {
  readonly microphone?: TestMicrophone;
  readonly longestPageMs?: number;
  /** Whether pages that are left are kept for the way back, as they are for visitors. */
  readonly pageCache?: boolean;
}

/**
 * Starts the browser that is installed, without a window. A page that is open for longer than
 * `longestPageMs` is closed: what waits for one that hangs then fails, and says where.
 */
export async function launchBrowser({
  microphone = 'silence',
  longestPageMs = LONGEST_PAGE_MS,
  pageCache = false,
}: BrowserSettings = {}): Promise<TestBrowser> {
  if (BROWSER_UNDER_TEST === 'webkit') return launchWebKit();
  const scratch = await mkdtemp(join(tmpdir(), 'voice-assistant-test-'));
  const foreign: string[] = [];
  const launch = BROWSER_UNDER_TEST === 'firefox' ? startFirefox : startChromium;
  const browser = await launch(microphone, scratch, pageCache);
  return {
    async newPage(options) {
      const page = await newGuardedPage(browser, options, foreign);
      if (BROWSER_UNDER_TEST === 'firefox' && typeof microphone === 'object')
        await page.addInitScript(playIntoMicrophone, await readFile(microphone.wav, 'base64'));
      closeAfter(longestPageMs, page);
      return page;
    },
    expectNoForeignTraffic: () => expectNone(foreign),
    async crash() {
      const session = await browser.newBrowserCDPSession();
      const gone = new Promise((resolve) => browser.once('disconnected', resolve));
      void session.send('Browser.crash').catch(() => undefined);
      await gone;
    },
    async close() {
      await browser.close();
      await rm(scratch, { recursive: true, force: true });
    },
  };
}

/** Its pages have only the part of Playwright's Page that `WebKitPage` implements. */
function launchWebKit(): TestBrowser {
  const foreign: string[] = [];
  const pages = new Set<WebKitPage>();
  return {
    async newPage({
      viewport,
      colorScheme,
      reducedMotion,
      forcedColors,
      javaScriptEnabled = true,
    } = {}) {
      const page = await WebKitPage.open(viewport ?? undefined);
      pages.add(page);
      page.once('close', () => pages.delete(page));
      page.on('request', (request: Pick<Request, 'method' | 'url'>) => note(foreign, request));
      await page.emulateMedia({ colorScheme, reducedMotion, forcedColors });
      if (!javaScriptEnabled) await page.disableScripts();
      return page as unknown as Page;
    },
    expectNoForeignTraffic: () => expectNone(foreign),
    crash: () => Promise.reject(new Error('WebKit cannot be crashed')),
    async close() {
      await Promise.all([...pages].map((page) => page.close()));
    },
  };
}

function note(foreign: string[], request: Pick<Request, 'method' | 'url'>): void {
  if (isForeign(request.url())) foreign.push(`${request.method()} ${request.url()}`);
}

function expectNone(foreign: readonly string[]): void {
  if (foreign.length) throw new Error(`requests to other hosts:\n${foreign.join('\n')}`);
}

async function startChromium(microphone: TestMicrophone, scratch: string, pageCache: boolean) {
  const flags = [...BROWSER_FLAGS, CALL_FLAG, ...(await microphoneFlags(microphone, scratch))];
  return chromium.launch({
    ...installedChromium(flags),
    // Playwright has it off.
    ignoreDefaultArgs: pageCache ? ['--disable-back-forward-cache'] : [],
  });
}

/** Its microphone is silent, unless it is denied or missing. It cannot play a file, which pages do. */
function startFirefox(microphone: TestMicrophone): Promise<Browser> {
  return launchFirefox({
    'media.navigator.permission.disabled': microphone !== 'denied',
    'permissions.default.microphone': microphone === 'denied' ? 2 : 1,
    'media.navigator.streams.fake': false,
    ...(microphone === 'none' && { 'media.audio_loopback_dev': 'none' }),
  });
}

async function microphoneFlags(microphone: TestMicrophone, scratch: string): Promise<string[]> {
  if (microphone === 'none') return [];
  if (microphone === 'denied') {
    return ['--use-fake-device-for-media-stream', '--deny-permission-prompts'];
  }
  return [
    ...MICROPHONE_FLAGS,
    `--use-file-for-fake-audio-capture=${await soundFile(microphone, scratch)}`,
  ];
}

/** The fake device would beep by itself: silence is a file too. */
async function soundFile(microphone: { wav: string } | 'silence', folder: string) {
  if (microphone !== 'silence') return microphone.wav;
  const path = join(folder, 'silence.wav');
  await writeFile(path, writeWav({ rate: SAMPLE_RATE, samples: silence(1) }));
  return path;
}

async function newGuardedPage(
  browser: Browser,
  options: BrowserContextOptions | undefined,
  foreign: string[],
): Promise<Page> {
  const context = await browser.newContext(options);
  context.on('request', (request) => note(foreign, request));
  context.on('page', (page) =>
    page.on('websocket', (socket) =>
      note(foreign, { method: () => 'WebSocket', url: () => socket.url() }),
    ),
  );
  return context.newPage();
}

/** Closes a page with its context, at the latest after so many milliseconds. */
function closeAfter(longest: number, page: Page): void {
  const close = () =>
    void page
      .context()
      .close()
      .catch(() => undefined);
  const end = setTimeout(close, longest).unref();
  page.once('close', () => {
    clearTimeout(end);
    close();
  });
}
