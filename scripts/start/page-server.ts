import { readFile } from 'node:fs/promises';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import { fillTemplate } from '../site/fill-template.js';
import { listen } from './listening.js';
import type { PortWish } from './options.js';

const SITE = new URL('../../host-site/', import.meta.url);
const CONFIG_FILE = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));

/** What the paths of requests are read against. */
const ORIGIN = 'http://localhost';

export interface PageServer {
  /** Where the pages are, without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

export interface PageServerStart {
  readonly port: PortWish;
  readonly apiUrl: string;
  readonly callBundleUrl: string;
  /** Gets a line when the pages are not where they mostly are. */
  say(line: string): void;
}

/** Documents of their own beside the routes. */
const BARE_PAGES: readonly string[] = ['/embed.html', '/tour.html'];

/**
 * Serves the host site from its sources, each route drawn as it is for the built site, so that a change
 * of the sources is seen at once. By Vite, inside a server of our own: Vite's would end the whole process by
 * itself on SIGTERM, before the provider was stopped.
 * @throws StartFailure when there is no port for it.
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
    const url = await listen(http, start.port, start.say);
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

/** Whatever is asked for, a fault in it is a rejection: it must not end the process. */
async function answer(
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url = '/' } = request;
  if (!URL.canParse(url, ORIGIN)) {
    response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(`There is no such address: ${url}`);
    return;
  }
  const { pathname: path, searchParams } = new URL(url, ORIGIN);
  if (!(await isPageRequest(vite, path, searchParams)))
    // It goes on where there is no such file of the site, either: a page says so.
    await new Promise<void>((resolve) => vite.middlewares(request, response, () => resolve()));
  await sendPage(vite, path, response);
}

type Pages = Promise<typeof import('../../host-site/entry-server.js')>;

function loadPages(vite: ViteDevServer): Pages {
  return vite.ssrLoadModule('/entry-server.tsx') as Pages;
}

/** A script that stands in a page itself has the page's address, as Vite asks for it. */
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
