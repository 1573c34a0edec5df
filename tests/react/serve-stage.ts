import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export interface ServedStage {
  readonly url: string;
  /** What the page has in it before its script runs, as a server would have drawn it. */
  drawn: string;
  close(): Promise<void>;
}

/** Serves a page whose script is the stage, in React's development build: that one warns. */
export async function serveStage(): Promise<ServedStage> {
  const { outputFiles } = await build({
    entryPoints: [fromHere('./stage.tsx')],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'stage',
    splitting: true,
    define: { 'process.env.NODE_ENV': '"development"' },
    write: false,
    logLevel: 'silent',
    tsconfig: fromHere('../../tsconfig.json'),
  });
  const scripts = new Map(outputFiles.map(({ path, text }) => [path.split(/[\\/]/).at(-1), text]));
  const served = { drawn: '' };
  const server = createServer(({ url = '/' }, response) => {
    const script = scripts.get(url.slice(1));
    if (script !== undefined) {
      response.setHeader('Content-Type', 'text/javascript');
      return response.end(script);
    }
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><link rel="icon" href="data:," /><title>Stage</title>
<div id="root">${served.drawn}</div><script type="module" src="/stage.js"></script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return Object.assign(served, {
    url,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
