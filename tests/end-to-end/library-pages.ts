import { createServer } from 'node:http';
import { listen } from '../../scripts/listen.js';
import { bundled } from '../support/page-server.js';

/** Packages of the call library, and the version that each of them is. */
export const VERSIONS = {
  'daily-js-0.70': '0.70.0',
  'daily-js-0.80': '0.80.0',
  '@daily-co/daily-js': '0.84.0',
  'daily-js-0.87': '0.87.0',
  'daily-js-0.91': '0.91.0',
  'daily-js-0.92': '0.92.2',
} as const;

export interface LibraryPages {
  /** The page with the call library from this package. */
  urlOf(library: string): string;
  /** An empty page of another origin. */
  readonly foreignUrl: string;
  close(): Promise<void>;
}

const PAGE = new URL('./library-page.ts', import.meta.url);

/** Serves the same page with each version of the call library. */
export async function serveLibraryPages(): Promise<LibraryPages> {
  const scripts = new Map<string, string>(
    await Promise.all(
      Object.keys(VERSIONS).map(
        async (library) =>
          [`/${library}.js`, await bundled(PAGE, { '@daily-co/daily-js': library })] as const,
      ),
    ),
  );
  const server = createServer(({ url = '' }, response) => {
    const script = scripts.get(url);
    response.setHeader('Content-Type', script ? 'text/javascript' : 'text/html');
    const tag = scripts.has(`${url}.js`) ? `<script src="${url}.js"></script>` : '';
    response.end(script ?? `<!doctype html><title>Call</title><body>${tag}`);
  });
  const { url, close } = await listen(server);
  const foreignUrl = url.replace('127.0.0.1', 'localhost');
  return { urlOf: (library) => `${url}/${library}`, foreignUrl, close };
}
