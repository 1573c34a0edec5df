import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The scripts in the folder of limits that pages load. */
const LIMITS = [
  'bare-element',
  'lit-element',
  'reading',
  'plain',
  'blocks',
  'level-transform',
  'bare-call',
];

const OURS = '/ours/';
const BEFORE = '/before/';
const PEERS = '/peers/';

/** A file in the packages of peers, by its address; undefined if they do not have it. */
export async function peerFile(path: string): Promise<Buffer | undefined> {
  if (!path.startsWith(PEERS) || path.includes('..')) return undefined;
  return contentOf(new URL(`node_modules/${path.slice(PEERS.length)}`, import.meta.url));
}

function contentOf(place: URL): Promise<Buffer | undefined> {
  return readFile(place).catch(() => undefined);
}

/**
 * The files that the pages load, by their addresses.
 *
 * @param ours - the folder of our browser build, as a URL.
 * @param before - that of another one.
 */
export async function servedFiles(
  ours: URL,
  before?: URL,
): Promise<(path: string) => Promise<Buffer | undefined>> {
  const limits = await bundleLimits();
  return async (path) => {
    if (path.includes('..')) return undefined;
    if (path.startsWith(OURS)) return contentOf(new URL(path.slice(OURS.length), ours));
    if (path.startsWith(BEFORE))
      return before && contentOf(new URL(path.slice(BEFORE.length), before));
    if (path === '/limits/stage.css') return contentOf(new URL(`.${path}`, import.meta.url));
    return limits.get(path) ?? peerFile(path);
  };
}

/** The limits' scripts by their addresses, bundled as a page's author would do it. */
async function bundleLimits(): Promise<Map<string, Buffer>> {
  const folder = fileURLToPath(new URL('limits/', import.meta.url));
  const { outputFiles } = await build({
    entryPoints: LIMITS.map((name) => `${folder}${name}.ts`),
    outdir: folder,
    bundle: true,
    minify: true,
    splitting: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['production'],
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    write: false,
    logLevel: 'error',
    tsconfig: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)),
  });
  const bundles = outputFiles.map(({ path, contents }): [string, Buffer] => [
    `/limits/${path.slice(folder.length)}`,
    Buffer.from(contents),
  ]);
  return new Map(bundles);
}
