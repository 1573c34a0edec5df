import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';

/** Test files that one process runs, one after the other or side by side as it sees fit. */
export interface Suite {
  readonly name: string;
  /** The script that runs the files it is given and hands over their tally. */
  readonly runner: URL;
  readonly files: readonly string[];
  /** How many files may run at the same time. Default one: each may have a browser of its own. */
  readonly abreast?: number;
}

/** What runs in a browser; everything else runs in Node. */
const IN_BROWSER = ['core', 'elements'];

/** What mostly waits, for a voice that speaks or a page that is drawn, may do so side by side. */
const WAITING = ['end-to-end', 'host-site', 'local-provider', 'management', 'react', 'stories'];

/** What takes far longer than the files beside it begins first, so that nobody waits for it alone. */
const LONG = /\/soak\.test\.ts$/;

const BROWSER_RUNNER = new URL('./browser-runner.ts', import.meta.url);
const NODE_RUNNER = new URL('./node-runner.ts', import.meta.url);

/** Finds the test files in whose path one of the words is, or all of them when there are no words. */
export async function findSuites(tests: URL, words: readonly string[]): Promise<Suite[]> {
  const root = fileURLToPath(tests);
  const paths = (await readdir(root, { recursive: true }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules/'))
    .filter((path) => !words.length || words.some((word) => path.includes(word)))
    .sort()
    .sort((one, other) => Number(LONG.test(other)) - Number(LONG.test(one)));
  const filesOf = (folders: readonly string[]) =>
    paths.filter((path) => folders.includes(folderOf(path))).map((path) => join(root, path));
  const inNode = [...new Set(paths.map(folderOf))].filter((name) => !IN_BROWSER.includes(name));
  return [
    { name: IN_BROWSER.join(' and '), runner: BROWSER_RUNNER, files: filesOf(IN_BROWSER) },
    ...inNode.map((name) => ({
      name,
      runner: NODE_RUNNER,
      files: filesOf([name]),
      abreast: WAITING.includes(name) ? 2 : 1,
    })),
  ].filter(({ files }) => files.length > 0);
}

/** The first folder of a path, such as `core`. */
function folderOf(path: string): string {
  return dirname(path).split('/')[0]!;
}
