import { chromium, type Browser, type Page } from 'playwright-core';
import { startPageServer, type PageServer } from '../../scripts/start/page-server.js';
import { findBrowser } from '../../scripts/test/find-browser.js';
import { isForeign, LOOPBACK_ONLY } from '../../scripts/test/foreign-traffic.js';

/** Nothing listens there: what is tested with it needs no provider. */
const NO_PROVIDER = 'http://127.0.0.1:9';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  LOOPBACK_ONLY,
];

const FAKE_MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

export interface BrowserPages {
  /** Opens a page of the site in a window of its own. */
  open(path: string, width: number, colorScheme?: 'light' | 'dark'): Promise<Page>;
  /** What the pages asked of other hosts, and the errors that none of them caught. */
  readonly troubles: readonly string[];
  close(): Promise<void>;
}

/** The host site, served as `npm start` serves it, and a browser to look at it with. */
export async function openBrowserPages(microphone: 'present' | 'missing'): Promise<BrowserPages> {
  const troubles: string[] = [];
  const server: PageServer = await startPageServer({
    port: { kind: 'any' },
    apiUrl: NO_PROVIDER,
    callBundleUrl: `${NO_PROVIDER}/call-machine.js`,
  });
  const browser: Browser = await chromium.launch({
    executablePath: findBrowser(),
    args: microphone === 'present' ? [...FLAGS, ...FAKE_MICROPHONE] : FLAGS,
  });
  return {
    troubles,
    async open(path, width, colorScheme = 'light') {
      const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
      page.on('pageerror', (error) => troubles.push(error.message));
      page.on('request', (request) => {
        if (isForeign(request.url())) troubles.push(request.url());
      });
      await page.goto(server.url + path);
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
