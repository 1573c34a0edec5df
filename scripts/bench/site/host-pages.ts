import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { buildSite } from '../../site/build-site.js';
import { peerFile } from '../served-files.js';
import { BenchServer } from '../server/bench-server.js';
import type { Subject } from '../subjects/subject.js';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The page has an address of its own here, at which the router of the site would find no route. */
const AT_HOME = "<head><script>history.replaceState(null, '', '/')</script>";

const TAG = /<voice-assistant[^>]*><\/voice-assistant>/;

/** The part of a page's head that loads its own script. */
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\s*/g;

/** The home page of the host site with one assistant or another. */
export interface HostPages {
  addressOf(subject: Subject): string;
  close(): Promise<void>;
}

/**
 * Builds the home page of the host site as it is, and once more without our assistant, in whose place
 * it has what the page of another subject has in its body.
 *
 * @param folder - a new one, in which all of it is put.
 */
export async function serveHostPages(
  folder: string,
  subjects: readonly Subject[],
): Promise<HostPages> {
  const [whole, bare] = [`${folder}/whole/`, `${folder}/bare/`];
  await buildSite(whole);
  await buildWithoutAssistant(bare);
  const page = (await readFile(`${whole}index.html`, 'utf8')).replace('<head>', AT_HOME);
  if (!TAG.test(page)) throw new Error('The home page has no assistant whose place could be taken');
  const scripts = (await readFile(`${bare}index.html`, 'utf8')).match(SCRIPTS)?.join('') ?? '';
  const withoutAssistant = page.replace(SCRIPTS, '').replace('</head>', () => `${scripts}</head>`);
  const pages = new Map(
    subjects.map(({ id, kind, body }) => [
      id,
      kind === 'ours' ? page : withoutAssistant.replace(TAG, () => body),
    ]),
  );
  const server = new BenchServer(
    (name) => pages.get(name),
    (path) => firstFile(path, [whole, bare]),
  );
  const url = await server.listen();
  return { addressOf: ({ id }) => `${url}/${id}`, close: () => server.close() };
}

async function firstFile(path: string, folders: readonly string[]): Promise<Buffer | undefined> {
  if (path.includes('..')) return undefined;
  for (const folder of folders) {
    const place = new URL(`.${path}`, pathToFileURL(folder));
    const content = await readFile(place).catch(() => undefined);
    if (content) return content;
  }
  return peerFile(path);
}

/** Builds the site's own script without the element's. */
async function buildWithoutAssistant(outDir: string): Promise<void> {
  await build({
    configFile: fromHere('../../../vite.config.ts'),
    logLevel: 'error',
    resolve: {
      alias: [{ find: /^voice-assistant$/, replacement: fromHere('no-assistant.ts') }],
    },
    build: { outDir, emptyOutDir: true, copyPublicDir: false },
  });
}
