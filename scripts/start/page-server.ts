import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { CONFIG_FILE, fillTemplate, loadPages } from '../site/build-site.js';

/** The default port of Vite's development server. */
const PREFERRED_PORT = 5173;

/** The base for parsing the paths of requests. */
const ORIGIN = 'http://localhost';

/** HTML documents that are not routes. */
const BARE_PAGES: readonly string[] = ['/embed.html', '/tour.html'];

export interface PageServer {
  /** The origin, without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

export interface PageServerStart {
  /** Default: the preferred port, or any free one. */
  readonly port: number | undefined;
  readonly apiUrl: string;
  readonly callBundleUrl: string;
  /** Receives a line if the preferred port is taken. */
  say(line: string): void;
}

/**
 * Serves the host site from its sources. Routes are rendered as in the built site.
 *
 * @throws Error if the port is not available.
 */
export async function startPageServer(start: PageServerStart): Promise<PageServer> {
  const { port = PREFERRED_PORT, apiUrl, callBundleUrl, say } = start;
  const vite = await createServer({
    configFile: CONFIG_FILE,
    logLevel: 'warn',
    clearScreen: false,
    appType: 'custom',
    plugins: [renderedPages],
    define: {
      'import.meta.env.VITE_API_URL': JSON.stringify(apiUrl),
      'import.meta.env.VITE_CALL_BUNDLE_URL': JSON.stringify(callBundleUrl),
    },
    server: { host: '127.0.0.1', port, strictPort: start.port !== undefined },
  });
  try {
    await vite.listen();
  } catch (error) {
    await vite.close();
    throw error;
  }
  const { origin } = new URL(vite.resolvedUrls!.local[0]!);
  if (start.port === undefined && new URL(origin).port !== `${PREFERRED_PORT}`)
    say(`Port ${PREFERRED_PORT} is in use: the pages use another one.`);
  return { url: origin, close: () => vite.close() };
}

const renderedPages: Plugin = {
  name: 'rendered-pages',
  configureServer(vite) {
    vite.middlewares.use(rejectInvalidAddress);
    // After Vite's own: what it does not serve is a page, or gets the page for 404.
    return () => {
      vite.middlewares.use((request, response, next) => {
        sendPage(vite, request, response).catch(next);
      });
    };
  },
};

function rejectInvalidAddress(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  if (URL.canParse(url, ORIGIN)) return next();
  response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`Invalid address: ${url}`);
}

async function sendPage(
  vite: ViteDevServer,
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = new URL(url, ORIGIN).pathname;
  const bare = BARE_PAGES.includes(path);
  const file = join(vite.config.root, bare ? path : 'index.html');
  const html = await vite.transformIndexHtml(path, await readFile(file, 'utf8'));
  const { renderPage, routeAt } = await loadPages(vite);
  const route = routeAt(path);
  response.statusCode = bare || route ? 200 : 404;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(bare ? html : fillTemplate(html, await renderPage(route)));
}
