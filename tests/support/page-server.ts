import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

export interface PageServer {
  readonly url: string;
  close(): Promise<void>;
}

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
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
