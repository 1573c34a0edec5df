import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { basename, join } from 'node:path';

/** Test files that one process runs, one after the other or side by side as it sees fit. */
export interface Suite {
  readonly name: string;
  /** The script that runs the files it is given and hands over their tally. */
  readonly runner: URL;
  readonly files: readonly string[];
}

/** Folders whose tests run in a browser. All others run in Node. */
const IN_BROWSER = /^(core\/(?!management\/)|elements\/)/;

/** What takes longest begins first, so that nobody waits for it alone; the longest before the others. */
const LONG = [
  'soak',
  'rejoin',
  'ends',
  'every-page',
  'stories',
  'behaviour',
  'call-failures',
  'call',
  'call-machine',
];

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
    .sort((one, other) => lengthOf(other) - lengthOf(one));
  const absolute = (path: string) => join(root, path);
  const inBrowser = paths.filter((path) => IN_BROWSER.test(path));
  const inNode = paths.filter((path) => !inBrowser.includes(path));
  return [
    { name: 'in the browser', runner: BROWSER_RUNNER, files: inBrowser.map(absolute) },
    { name: 'in Node', runner: NODE_RUNNER, files: inNode.map(absolute) },
  ].filter(({ files }) => files.length > 0);
}

/** How long a file takes, as a rank: 0 for most. */
function lengthOf(path: string): number {
  const rank = LONG.indexOf(basename(path, '.test.ts'));
  return rank < 0 ? 0 : LONG.length - rank;
}
