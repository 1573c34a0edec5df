import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { LOOPBACK_ONLY } from '../browser/foreign-traffic.js';
import { launchInstalled } from '../browser/launch-browser.js';
import { listen } from '../listen.js';

/** A browser that Lighthouse can drive. */
export interface DebuggedBrowser {
  readonly port: number;
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

/**
 * Starts a browser with a port for debugging.
 *
 * @param first - a page that is shown once before anything is measured: what a browser does when it
 * has just been started is not the page's doing.
 */
export async function launchDebugged(first: string): Promise<DebuggedBrowser> {
  const port = await freePort();
  // No other flags: they are part of what is measured.
  const browser = await launchInstalled([
    `--remote-debugging-port=${port}`,
    '--disable-background-networking',
    LOOPBACK_ONLY,
  ]);
  const page = await browser.newPage();
  await page.goto(first);
  await page.close();
  return { port, newPage: () => browser.newPage(), close: () => browser.close() };
}

async function freePort(): Promise<number> {
  const { port, close } = await listen(createServer());
  await close();
  return port;
}
