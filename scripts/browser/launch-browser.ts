import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { BROWSER_FLAGS } from './browser-flags.js';
import { findBrowser } from './find-browser.js';

/**
 * How Playwright starts the browser that is installed, without a window.
 *
 * @param args - Its flags, all of them. By default those that make it quiet and offline.
 * @throws Error that says how to get a browser when there is none.
 */
export function installedBrowser(args: readonly string[] = BROWSER_FLAGS): LaunchOptions {
  return {
    executablePath: findBrowser(),
    // Neither root nor most containers of a CI can have Chromium's sandbox.
    chromiumSandbox: process.getuid?.() !== 0 && !process.env['CI'],
    args: [...args],
  };
}

/** Starts the browser that is installed, for whom it is to serve for long. */
export function launchInstalled(args?: readonly string[]): Promise<Browser> {
  return chromium.launch(installedBrowser(args));
}

/** Starts it for as long as something takes, and ends it also when that fails. */
export async function withBrowser<Result>(
  act: (browser: Browser) => Promise<Result>,
  args?: readonly string[],
): Promise<Result> {
  const browser = await launchInstalled(args);
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}
