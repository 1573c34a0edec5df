import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { salesAgent } from '../agent/agent.js';
import { createLocalProvider, type LocalProvider } from '../../local-provider/index.js';
import { drawSite } from '../site/build-site.js';
import type { StartOptions } from './options.js';
import { startPageServer } from './page-server.js';

export interface SessionEnvironment {
  say(line: string): void;
  warn(line: string): void;
  /** Ends the session. */
  readonly signal: AbortSignal;
}

/**
 * Runs provider and pages until the signal aborts.
 *
 * @returns `failed` if one of them could not be started. The reason has been passed to `warn`.
 */
export async function runSession(
  { pagePort, providerPort = 0 }: StartOptions,
  { say, warn, signal }: SessionEnvironment,
): Promise<'stopped' | 'failed'> {
  const cleanups: (() => Promise<void>)[] = [];
  let starting = '';
  try {
    // The pages are the provider's knowledge.
    starting = 'Cannot render the pages';
    const folder = await mkdtemp(join(tmpdir(), 'host-site-pages-'));
    cleanups.push(() => rm(folder, { recursive: true }));
    await drawSite(folder);
    if (signal.aborted) return 'stopped';

    starting = `Cannot start the local provider${providerPort ? ` (see --provider-port)` : ''}`;
    const log = (line: string) => warn(`provider: ${line}`);
    const provider = await createLocalProvider({
      port: providerPort,
      knowledge: folder,
      answers: salesAgent,
      log,
    });
    cleanups.push(() => provider.close());

    starting = 'Cannot serve the pages (see --port)';
    const { url: apiUrl, callBundleUrl } = provider;
    const pages = await startPageServer({ port: pagePort, apiUrl, callBundleUrl, say });
    cleanups.push(pages.close);
    for (const line of await readyLines(pages.url, provider)) say(line);
    if (!signal.aborted) await once(signal, 'abort');
    return 'stopped';
  } catch (error) {
    if (signal.aborted) return 'stopped';
    warn(`${starting}: ${error instanceof Error ? error.message : String(error)}`);
    return 'failed';
  } finally {
    for (const cleanup of cleanups.reverse()) await cleanup();
  }
}

/** The addresses, and what the provider can do. */
async function readyLines(pageUrl: string, provider: LocalProvider): Promise<string[]> {
  const response = await fetch(`${provider.url}/health`);
  const { answers, voice, recognizer } = (await response.json()) as Record<string, string>;
  const rows = [
    ['Home page', `${pageUrl}/`, 'the host site in voice mode: talk to it'],
    ['Embed page', `${pageUrl}/embed.html`, 'no framework, hybrid mode: type or talk'],
    ['Local provider', provider.url, 'a development server, for this machine only'],
    ['', '', answers && `answers: ${answers}`],
    ['', '', voice && `voice: ${voice}`],
    ['', '', recognizer && `speech recognition: ${recognizer}`],
  ] as const;
  const width = Math.max(...rows.map(([, url]) => url.length));
  const lines = rows.flatMap(([name, url, note]) =>
    note ? [`  ${name.padEnd(16)}${url.padEnd(width)}  ${note}`] : [],
  );
  return ['', ...lines, '', '  Ctrl-C stops everything.', ''];
}
