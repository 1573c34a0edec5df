import { build } from 'esbuild';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { listen } from '../../scripts/listen.js';

export interface LibraryPages {
  /** The page with the call library from this package. */
  urlOf(library: string): string;
  close(): Promise<void>;
}

const PAGE = fileURLToPath(new URL('./library-page.ts', import.meta.url));

/**
 * Serves the same page with the call library in several versions.
 *
 * @param libraries - the packages to bundle instead of `@daily-co/daily-js`.
 */
export async function serveLibraryPages(libraries: readonly string[]): Promise<LibraryPages> {
  const scripts = new Map<string, string>(
    await Promise.all(
      libraries.map(async (library) => [`/${library}.js`, await scriptWith(library)] as const),
    ),
  );
  const server = createServer(({ url = '' }, response) => {
    const script = scripts.get(url);
    response.setHeader('Content-Type', script ? 'text/javascript' : 'text/html');
    response.end(
      script ?? `<!doctype html><title>Call</title><body><script src="${url}.js"></script>`,
    );
  });
  const { url, close } = await listen(server);
  return { urlOf: (library) => `${url}/${library}`, close };
}

async function scriptWith(library: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [PAGE],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    alias: { '@daily-co/daily-js': library },
    define: { global: 'globalThis' },
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}
