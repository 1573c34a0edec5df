import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { listen, type Listening } from '../../scripts/listen.js';

export type PageServer = Listening;

/** Bundles a script as a stranger's bundler would do it, with other packages for some. */
export async function bundled(script: URL, alias: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(script)],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    alias,
    define: { global: 'globalThis' },
    write: false,
    logLevel: 'silent',
    tsconfigRaw: {},
  });
  return outputFiles[0]!.text;
}

/** Serves a page with one script, whose source is at this URL. */
export async function servePage(source: URL): Promise<PageServer> {
  const script = await bundled(source);
  const page = '<!doctype html><title>Test</title><script src="/page.js"></script>';
  const server = createServer(({ url }, response) => {
    const isScript = url === '/page.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : page);
  });
  return listen(server);
}
