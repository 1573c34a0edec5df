import { once } from 'node:events';
import { createLocalProvider, type LocalProvider } from '../../local-provider/index.js';
import { reasonOf, StartFailure } from './listening.js';
import type { StartOptions } from './options.js';
import { startPageServer } from './page-server.js';
import { drawSitePages } from './site-pages.js';

export interface SessionEnvironment {
  say(line: string): void;
  warn(line: string): void;
  /** Ends the session. */
  readonly signal: AbortSignal;
  /** Replaces the local provider in tests. */
  readonly createProvider?: typeof createLocalProvider;
}

/**
 * Runs provider and pages until the signal aborts.
 *
 * @returns `failed` if one of them could not be started. The reason has been passed to `warn`.
 */
export async function runSession(
  { pagePort, providerPort = 0 }: StartOptions,
  { say, warn, signal, createProvider = createLocalProvider }: SessionEnvironment,
): Promise<'stopped' | 'failed'> {
  const cleanups: (() => Promise<void>)[] = [];
  try {
    const pages = await drawSitePages(signal, warn);
    cleanups.push(pages.remove);
    if (signal.aborted) return 'stopped';
    const provider = await createProvider({
      port: providerPort,
      ...(pages.folder !== undefined && { knowledge: pages.folder }),
      log: (line) => warn(`provider: ${line}`),
    }).catch((error: unknown) => {
      const where = providerPort ? `port ${providerPort}: ` : '';
      const hint = providerPort ? ' Choose another port with --provider-port.' : '';
      throw new StartFailure(`Cannot start the local provider: ${where}${reasonOf(error)}.${hint}`);
    });
    cleanups.push(() => provider.close());
    const page = await startPageServer({
      port: pagePort,
      apiUrl: provider.url,
      callBundleUrl: provider.callBundleUrl,
      say,
    });
    cleanups.push(page.close);
    for (const line of await readyLines(page.url, provider)) say(line);
    if (!signal.aborted) await once(signal, 'abort');
    return 'stopped';
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    if (!signal.aborted) warn(error.message);
    return signal.aborted ? 'stopped' : 'failed';
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
  ] as const;
  const width = Math.max(...rows.map(([, url]) => url.length));
  const abilities = [
    answers && `answers: ${answers}`,
    voice && `voice: ${voice}`,
    recognizer && `speech recognition: ${recognizer}`,
  ].filter(Boolean);
  return [
    '',
    ...rows.map(([name, url, note]) => `  ${name.padEnd(16)}${url.padEnd(width)}  ${note}`),
    ...abilities.map((ability) => `${''.padEnd(20 + width)}${ability}`),
    '',
    '  Ctrl-C stops everything.',
    '',
  ];
}
