import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { serveFolder } from '../../../scripts/serve-folder.js';
import { buildSite } from '../../../scripts/site/build-site.js';
import { launchBrowser, type TestMicrophone } from '../../support/browser.js';
import { builtOnce } from '../../support/built-once.js';
import { shared } from '../../support/shared.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { PATIENCE_MS } from '../../support/patience.js';

export const PHONE = { viewport: { width: 360, height: 740 } };
export const DESKTOP = { viewport: { width: 1440, height: 900 } };

export interface BrowserPages {
  /** Where the built site is served. */
  readonly url: string;
  /** A window that shows nothing yet. */
  blank(options?: BrowserContextOptions): Promise<Page>;
  /** The same, and the errors of what it shows are trouble. */
  watched(options?: BrowserContextOptions): Promise<Page>;
  /** Opens a page in such a window of its own, and waits until it can be used. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** @throws Error with the errors of the pages and what they asked of other hosts. */
  expectNoTrouble(): void;
  close(): Promise<void>;
}

/** What the site is made of. */
const SOURCES = ['host-site', 'core', 'elements', 'react', 'scripts/site', 'vite.config.ts'];

/** Where the assistant finds its provider. */
interface ProviderAddress {
  readonly url: string;
  readonly callBundleUrl: string;
}

/** The viewer of a tour that is closed while it loads: Firefox has no styles for a removed frame. */
const CLOSED_WHILE_LOADING = /^PhotoSphereViewer: stylesheet .* is not loaded$/;

const NOBODY: ProviderAddress = {
  url: 'http://127.0.0.1:9',
  callBundleUrl: 'http://127.0.0.1:9/call-machine.js',
};

/**
 * The host site as it is built, and a browser to look at it with.
 *
 * @param provider - The provider behind the assistant (default: nothing listens there).
 */
export async function openBrowserPages({
  microphone = 'silence',
  longestPageMs,
  provider,
}: {
  microphone?: TestMicrophone;
  longestPageMs?: number;
  provider?: ProviderAddress;
} = {}): Promise<BrowserPages> {
  const built = await builtOnce('site', SOURCES, buildForNobody);
  const folder = provider ? await copyFor(provider, built) : built;
  const site = await serveFolder(folder);
  const browser = await launchBrowser({ microphone, longestPageMs }).catch(
    async (error: unknown) => {
      await site.close();
      throw error;
    },
  );
  const troubles: string[] = [];

  async function blank(options: BrowserContextOptions = DESKTOP): Promise<Page> {
    const page = await browser.newPage(options);
    page.setDefaultTimeout(PATIENCE_MS);
    return page;
  }

  async function watched(options?: BrowserContextOptions): Promise<Page> {
    const page = await blank(options);
    const trouble = (what: string) => troubles.push(`${new URL(page.url()).pathname}: ${what}`);
    page.on('pageerror', ({ message }) => trouble(message));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !CLOSED_WHILE_LOADING.test(text)) trouble(text);
    });
    return page;
  }

  return {
    url: site.url,
    blank,
    watched,
    async open(path, options) {
      const page = await watched(options);
      await page.goto(site.url + path);
      if (options?.javaScriptEnabled !== false) await usable(page);
      return page;
    },
    expectNoTrouble() {
      browser.expectNoForeignTraffic();
      if (troubles.length > 0) throw new Error(troubles.join('\n'));
    },
    async close() {
      await browser.close();
      await site.close();
    },
  };
}

/** Such pages for all tests of the surrounding suite or file, which fail if the pages report errors. */
export function sharedPages(...settings: Parameters<typeof openBrowserPages>): BrowserPages {
  const { pages } = shared({ pages: () => openBrowserPages(...settings) });
  after(() => pages.expectNoTrouble());
  return pages;
}

/** Tests that share a browser with the built site. They fail if its pages report errors. */
export function describeSite(title: string, tests: (pages: BrowserPages) => void): void {
  describe(title, () => tests(sharedPages()));
}

/** The query of a page's URL. Asks the page: a driver may report only URLs that were navigated to. */
export const search = (page: Page) => page.evaluate(() => location.search);

/** Waits until a page that a window has been taken to can be used. */
export async function usable(page: Page): Promise<void> {
  // It makes way for forms.
  await page.locator('voice-assistant [part~="launcher"]').waitFor({ state: 'attached' });
  // The code of a page comes with the first sign of somebody who wants it.
  await page.mouse.move(1, 200);
  await page.mouse.move(2, 200);
  const isRoute = !new URL(page.url()).pathname.endsWith('.html');
  if (isRoute) await page.locator('html[data-hydrated]').waitFor();
}

/** Keeps the code away whose address matches, until it is let. */
export async function holdBack(page: Page, code: RegExp): Promise<() => void> {
  let allow = () => {};
  const allowed = new Promise<void>((resolve) => (allow = resolve));
  await page.route(code, async (route) => {
    await allowed;
    await route.fallback();
  });
  return allow;
}

async function buildForNobody(folder: string): Promise<void> {
  process.env['VITE_API_URL'] = NOBODY.url;
  process.env['VITE_CALL_BUNDLE_URL'] = NOBODY.callBundleUrl;
  await buildSite(folder);
}

/** Copies the site and has the copy use a provider. */
async function copyFor({ url, callBundleUrl }: ProviderAddress, site: string): Promise<string> {
  const folder = temporaryFolder();
  await cp(site, folder, { recursive: true });
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(js|html)$/.test(name)) continue;
    const file = join(folder, name);
    const script = await readFile(file, 'utf8');
    const changed = script
      .replaceAll(NOBODY.callBundleUrl, callBundleUrl)
      .replaceAll(NOBODY.url, url);
    if (changed !== script) await writeFile(file, changed);
  }
  return folder;
}
