import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { BROWSER_FLAGS } from './browser-flags.js';
import { findBrowser } from './find-browser.js';

/**
 * Playwright's options for the installed Chromium, headless.
 *
 * @param args - All flags. Default: no traffic except on loopback.
 * @throws Error with instructions if there is no Chromium.
 */
export function installedChromium(args: readonly string[] = BROWSER_FLAGS): LaunchOptions {
  return {
    executablePath: findBrowser('chromium'),
    // Chromium's sandbox works neither for root nor in most CI containers.
    chromiumSandbox: process.getuid?.() !== 0 && !process.env['CI'],
    args: [...args],
  };
}

/** Starts the installed Chromium. The caller closes it. */
export function launchChromium(args?: readonly string[]): Promise<Browser> {
  return chromium.launch(installedChromium(args));
}

/** Starts the installed Chromium and closes it when `act` has settled. */
export async function withBrowser<Result>(
  act: (browser: Browser) => Promise<Result>,
  args?: readonly string[],
): Promise<Result> {
  const browser = await launchChromium(args);
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}
