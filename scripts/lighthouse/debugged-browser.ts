import { createServer, type AddressInfo } from 'node:net';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../test/find-browser.js';
import { LOOPBACK_ONLY } from '../test/foreign-traffic.js';

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
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    chromiumSandbox: false,
    args: [`--remote-debugging-port=${port}`, '--disable-background-networking', LOOPBACK_ONLY],
  });
  const page = await browser.newPage();
  await page.goto(first);
  await page.close();
  return { port, newPage: () => browser.newPage(), close: () => browser.close() };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
