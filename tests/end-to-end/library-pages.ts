import { build } from 'esbuild';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

export interface LibraryPages {
  /** The page with the call library from this package. */
  urlOf(library: string): string;
  close(): Promise<void>;
}

const PAGE = fileURLToPath(new URL('./library-page.ts', import.meta.url));

/**
 * Serves the same page with the call library in several versions.
 *
 * @param libraries - the packages to be bundled in the place of `@daily-co/daily-js`.
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
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    urlOf: (library) => `${origin}/${library}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
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
