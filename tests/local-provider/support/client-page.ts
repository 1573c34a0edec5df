import { launchBrowser } from '../../support/browser.js';
import { servePage } from '../../support/page-server.js';
import { PATIENCE_MS } from '../../support/patience.js';
import { spawnProvider } from '../../support/provider.js';
import { shared } from '../../support/shared.js';

export const PATIENCE = { timeout: PATIENCE_MS };

/** Opens the page of a vendor's client in a browser, beside a local provider, for the tests of a suite. */
export function clientPage(file: URL) {
  const servers = shared({
    provider: () => spawnProvider(),
    pages: () => servePage(file),
    browser: () => launchBrowser(),
  });
  const uncaught: Error[] = [];
  const { page } = shared({
    page: async () => {
      const opened = await servers.browser.newPage();
      opened.on('pageerror', (error) => uncaught.push(error));
      await opened.goto(servers.pages.url);
      return opened;
    },
  });
  return { ...servers, page, uncaught };
}
