import type { BrowserContext } from 'playwright-core';
import type { PlaywrightLauncher } from '@web/test-runner-playwright';
import { isForeign } from '../../scripts/browser/foreign-traffic.js';

/** Firefox reports these as JavaScript errors. */
const BLOCKED = /^(Cross-Origin Request Blocked|Content-Security-Policy):/;

/** Records requests to other hosts and uncaught errors of test pages. */
export class PageGuard {
  readonly #problems = new WeakMap<BrowserContext, Set<string>>();

  watch(context: BrowserContext): void {
    const problems = new Set<string>();
    this.#problems.set(context, problems);
    const noteForeign = (url: string) => {
      if (isForeign(url)) problems.add(`Request to another host: ${url}`);
    };
    context.on('request', (request) => noteForeign(request.url()));
    context.on('page', (page) => {
      page.on('websocket', (socket) => noteForeign(socket.url()));
      page.on('crash', () => problems.add('The page has crashed.'));
      page.on('pageerror', (error) => {
        const text = error.stack ?? error.message;
        if (!BLOCKED.test(text)) problems.add(`Uncaught: ${text}`);
      });
    });
  }

  /** Fails each test file whose page had a problem. */
  failFilesOf(launcher: PlaywrightLauncher): void {
    const stopSession = launcher.stopSession.bind(launcher);
    launcher.stopSession = async (id) => {
      const context = launcher.getPage(id).context();
      const result = await stopSession(id);
      const problems = [...(this.#problems.get(context) ?? [])];
      if (problems.length) throw new Error(problems.join('\n'));
      return result;
    };
  }
}
