import { readyLines } from './announcement.js';
import type { StartOptions } from './options.js';
import { startPageServer } from './page-server.js';
import { startProvider } from './provider-process.js';
import { drawSitePages } from './site-pages.js';
import { StartFailure } from './start-failure.js';

const PROVIDER_ENTRY = new URL('../../local-provider/cli.ts', import.meta.url);

export interface SessionSurroundings {
  say(line: string): void;
  warn(line: string): void;
  /** Fires when everything is to end. */
  readonly stopping: AbortSignal;
  /** The provider's command line entry (default: the local provider's). */
  readonly providerEntry?: URL;
}

/** Stopped because somebody asked, or because something could not go on. */
export type SessionOutcome = 'stopped' | 'failed';

/** Runs provider and pages until `stopping` fires or one of them fails; leaves nothing behind. */
export async function runSession(
  options: StartOptions,
  { say, warn, stopping, providerEntry = PROVIDER_ENTRY }: SessionSurroundings,
): Promise<SessionOutcome> {
  const stack: (() => Promise<void>)[] = [];
  try {
    const pages = await drawSitePages(stopping, warn);
    stack.push(pages.remove);
    const provider = await startProvider({
      knowledge: pages.folder,
      entry: providerEntry,
      port: options.provider,
      stopping,
      warn,
    });
    stack.push(provider.stop);
    const { callBundleUrl } = provider.health;
    const page = await startPageServer({
      port: options.page,
      apiUrl: provider.url,
      callBundleUrl,
      say,
    });
    stack.push(page.close);
    for (const line of readyLines(page.url, provider)) say(line);
    const death = await Promise.race([provider.ended, aborted(stopping)]);
    if (stopping.aborted) return 'stopped';
    throw new StartFailure(`The local provider ${death}.`);
  } catch (error) {
    if (stopping.aborted) return 'stopped';
    if (!(error instanceof StartFailure)) throw error;
    warn(error.message);
    return 'failed';
  } finally {
    for (const stop of stack.reverse()) await stop();
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
