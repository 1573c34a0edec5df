import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { listen, type Listening } from '../../scripts/listen.js';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export interface ServedStage extends Listening {
  /** What the page has in it before its script runs, as a server would have drawn it. */
  drawn: string;
}

/** What stands in for React in a page with Preact. */
export const PREACT = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
};

/** Serves a page with a script, by default the stage, in React's development build: that one warns. */
export async function serveStage(
  name = 'stage',
  alias: Record<string, string> = {},
): Promise<ServedStage> {
  const { outputFiles } = await build({
    entryPoints: [fromHere(`./${name}.tsx`)],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'stage',
    alias,
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
<div id="root">${served.drawn}</div><script type="module" src="/${name}.js"></script>`);
  });
  return Object.assign(served, await listen(server));
}
