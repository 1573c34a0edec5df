import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The environment of a test, by the end of its name: in Node, in a page of Chromium, in a page of each engine, in
 * Node with pages that it opens in Chromium or in each engine, or so with calls in these pages.
 */
export type Kind = 'node' | 'page' | 'engines' | 'browser' | 'browsers' | 'call' | 'calls';

/** The smallest run that a test belongs to: of everybody, of CI, or of a release. */
export type Reach = 'everyday' | 'ci' | 'release';

export interface TestFile {
  /** Absolute. */
  readonly path: string;
  readonly kind: Kind;
  readonly reach: Reach;
}

/** Tests of the build, which `npm run test:consumers` runs. The first installs from the npm registry. */
export const TESTS_OF_BUILD: readonly string[] = [
  'consumers/installed-package.browser.test.ts',
  'consumers/app-tests.browser.test.ts',
  'consumers/configurator.browser.test.ts',
  'consumers/snippets.browser.test.ts',
];

/** The slowest files start first, the slowest of all at the front. */
const SLOW = [
  'soak',
  'rejoin',
  'ends',
  'every-page',
  'chosen-states',
  'stories',
  'behaviour',
  'navigation',
];

/** Finds the test files whose path contains one of the words, or all of them if there are no words. */
export async function findTests(tests: URL, words: readonly string[]): Promise<TestFile[]> {
  const root = fileURLToPath(tests);
  const paths = await readdir(root, { recursive: true });
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules/'))
    .filter((path) => !TESTS_OF_BUILD.includes(path))
    .filter((path) => !words.length || words.some((word) => path.includes(word)))
    .sort()
    .sort((one, other) => slownessOf(other) - slownessOf(one))
    .map((path) => ({ path: join(root, path), kind: kindOf(path), reach: reachOf(path) }));
}

function kindOf(path: string): Kind {
  return (/\.(page|engines|browsers?|calls?)\.test\.ts$/.exec(path)?.[1] ?? 'node') as Kind;
}

function reachOf(path: string): Reach {
  if (path.startsWith('release/')) return 'release';
  if (/^(main-paths|react)\//.test(path)) return 'everyday';
  const isSlow = path.startsWith('end-to-end/') || /^(browsers?|calls?)$/.test(kindOf(path));
  return isSlow ? 'ci' : 'everyday';
}

/** 0 for most files. */
function slownessOf(path: string): number {
  const rank = SLOW.indexOf(basename(path).replace(/\..*/, ''));
  return rank < 0 ? 0 : SLOW.length - rank;
}
