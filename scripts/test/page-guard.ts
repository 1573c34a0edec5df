import type { BrowserContext } from 'playwright-core';
import type { PlaywrightLauncher } from '@web/test-runner-playwright';
import { isForeign } from '../browser/foreign-traffic.js';

/** Notes what no page of a test may do: ask other hosts, and leave an error to nobody. */
export class PageGuard {
  readonly #noted = new WeakMap<BrowserContext, Set<string>>();

  watch(context: BrowserContext): void {
    const noted = new Set<string>();
    this.#noted.set(context, noted);
    const noteForeign = (url: string) => {
      if (isForeign(url)) noted.add(`The page asked another host: ${url}`);
    };
    context.on('request', (request) => noteForeign(request.url()));
    context.on('page', (page) => {
      page.on('websocket', (socket) => noteForeign(socket.url()));
      page.on('pageerror', (error) => noted.add(`Nobody caught: ${error.stack ?? error.message}`));
    });
  }

  /** Fails each test file whose page did such a thing. */
  failFilesOf(launcher: PlaywrightLauncher): void {
    const stopSession = launcher.stopSession.bind(launcher);
    launcher.stopSession = async (id) => {
      const context = launcher.getPage(id).context();
      const result = await stopSession(id);
      const noted = [...(this.#noted.get(context) ?? [])];
      if (noted.length) throw new Error(noted.join('\n'));
      return result;
    };
  }
}
