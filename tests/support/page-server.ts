import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { listen, type Listening } from '../../scripts/listen.js';

export type PageServer = Listening;

/**
 * Serves a page with one script, bundled as a stranger's bundler would do it.
 *
 * @param script - URL of the script's source.
 */
export async function servePage(script: URL): Promise<PageServer> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(script)],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: { global: 'globalThis' },
    write: false,
    logLevel: 'silent',
    tsconfigRaw: {},
  });
  const page = '<!doctype html><title>Test</title><script src="/page.js"></script>';
  const server = createServer(({ url }, response) => {
    const isScript = url === '/page.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? outputFiles[0]!.text : page);
  });
  return listen(server);
}
