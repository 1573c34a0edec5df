import { readFile } from 'node:fs/promises';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import { fillTemplate } from '../site/fill-template.js';
import { listenForPages } from './listening.js';

const SITE = new URL('../../host-site/', import.meta.url);
const CONFIG_FILE = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));

/** The base for parsing the paths of requests. */
const ORIGIN = 'http://localhost';

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

/** HTML documents that are not routes. */
const BARE_PAGES: readonly string[] = ['/embed.html', '/tour.html'];

/**
 * Serves the host site from its sources. Routes are rendered as in the built site. Vite runs as
 * middleware, because its own server would end the process on SIGTERM before the provider is closed.
 *
 * @throws StartFailure if the port is not available.
 */
export async function startPageServer(start: PageServerStart): Promise<PageServer> {
  const http = createHttpServer();
  const vite = await createViteServer({
    configFile: CONFIG_FILE,
    logLevel: 'warn',
    clearScreen: false,
    appType: 'custom',
    define: {
      'import.meta.env.VITE_API_URL': JSON.stringify(start.apiUrl),
      'import.meta.env.VITE_CALL_BUNDLE_URL': JSON.stringify(start.callBundleUrl),
    },
    server: { middlewareMode: true, hmr: { server: http } },
  });
  http.on('request', (request, response: ServerResponse) => {
    void answer(vite, request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(error instanceof Error ? error.stack : String(error));
    });
  });
  try {
    const url = await listenForPages(http, start.port, start.say);
    return {
      url,
      async close() {
        await vite.close();
        http.closeAllConnections();
        await new Promise((resolve) => http.close(resolve));
      },
    };
  } catch (error) {
    await vite.close();
    throw error;
  }
}

async function answer(
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url = '/' } = request;
  if (!URL.canParse(url, ORIGIN)) {
    response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(`Invalid address: ${url}`);
    return;
  }
  const { pathname: path, searchParams } = new URL(url, ORIGIN);
  if (!(await isPageRequest(vite, path, searchParams)))
    // Vite calls `next` for unknown files, which get the page for 404.
    await new Promise<void>((resolve) => vite.middlewares(request, response, () => resolve()));
  await sendPage(vite, path, response);
}

type Pages = Promise<typeof import('../../host-site/entry-server.js')>;

function loadPages(vite: ViteDevServer): Pages {
  return vite.ssrLoadModule('/entry-server.tsx') as Pages;
}

/** Vite requests inline scripts of a page under the page's path. */
async function isPageRequest(
  vite: ViteDevServer,
  path: string,
  query: URLSearchParams,
): Promise<boolean> {
  if (query.has('html-proxy')) return false;
  return BARE_PAGES.includes(path) || (await loadPages(vite)).routeAt(path) !== null;
}

async function sendPage(
  vite: ViteDevServer,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const bare = BARE_PAGES.includes(path);
  const source = await readFile(new URL(bare ? `.${path}` : 'index.html', SITE), 'utf8');
  const html = await vite.transformIndexHtml(path, source);
  const { renderPage, routeAt } = await loadPages(vite);
  const route = routeAt(path);
  response.statusCode = bare || route ? 200 : 404;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(bare ? html : fillTemplate(html, await renderPage(route)));
}
