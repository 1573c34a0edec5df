import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserName } from '../browser/find-browser.js';

/** The paths of test files. */
export interface TestFiles {
  /** Those that run in a page. */
  readonly page: readonly string[];
  /** Those that run in Node and open pages in a browser, by the browsers that they run in. */
  readonly browser: Readonly<Record<BrowserName, readonly string[]>>;
  /** All others. They use Chromium where they open a page. */
  readonly node: readonly string[];
}

const IN_PAGE = /^(core\/(?!management\/)|elements\/)/;

/** Tests in Node that run in other browsers, too. The others need what only Chromium's driver has. */
const IN_BROWSER: Readonly<Record<BrowserName, RegExp>> = {
  chromium: /^/,
  firefox: beginningWith(
    'react/voice',
    'stories/stories.',
    'end-to-end/(unsupported|chat|chat-answers|one-conversation).',
    'end-to-end/(call|call-failures|call-messages|call-volume|call.hostile).',
    'end-to-end/in-call/',
    'end-to-end/host-site/(navigation|accessibility|films|forms|tour-dialog|tours).',
    'end-to-end/host-site/(call-on-the-way|site-tools|behaviour).',
    'end-to-end/(library-versions|call-loading).',
  ),
  webkit: beginningWith(
    'react/voice',
    'stories/stories.',
    'end-to-end/(unsupported|chat|chat-answers|one-conversation).',
    'end-to-end/host-site/(navigation|accessibility|films|forms|tour-dialog|tours).',
    'end-to-end/host-site/(without-script|behaviour).',
  ),
};

function beginningWith(...paths: readonly string[]): RegExp {
  return new RegExp(`^(${paths.join('|').replaceAll('.', '\\.')})`);
}

/** Tests of the build, which `npm run test:consumers` runs. The first installs from the npm registry. */
export const TESTS_OF_BUILD: readonly string[] = [
  'consumers/installed-package.test.ts',
  'consumers/configurator.test.ts',
  'consumers/snippets.test.ts',
];

/** The slowest files start first, the slowest of all at the front. */
const SLOW = [
  'soak',
  'rejoin',
  'ends',
  'every-page',
  'stories',
  'behaviour',
  'accessibility',
  'navigation',
  'call-failures',
  'call',
  'call-machine',
];

/** Finds the test files whose path contains one of the words, or all of them if there are no words. */
export async function findTests(tests: URL, words: readonly string[]): Promise<TestFiles> {
  const root = fileURLToPath(tests);
  const paths = (await readdir(root, { recursive: true }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules/'))
    .filter((path) => !TESTS_OF_BUILD.includes(path))
    .filter((path) => !words.length || words.some((word) => path.includes(word)))
    .sort()
    .sort((one, other) => slownessOf(other) - slownessOf(one));
  const those = (belong: (path: string) => boolean) =>
    paths.filter(belong).map((path) => join(root, path));
  const runsIn = (path: string, browser: BrowserName) =>
    !IN_PAGE.test(path) && IN_BROWSER[browser].test(path);
  const runsInMany = (path: string) => runsIn(path, 'firefox') || runsIn(path, 'webkit');
  return {
    page: those((path) => IN_PAGE.test(path)),
    browser: {
      chromium: those(runsInMany),
      firefox: those((path) => runsIn(path, 'firefox')),
      webkit: those((path) => runsIn(path, 'webkit')),
    },
    node: those((path) => !IN_PAGE.test(path) && !runsInMany(path)),
  };
}

/** 0 for most files. */
function slownessOf(path: string): number {
  const rank = SLOW.indexOf(basename(path, '.test.ts'));
  return rank < 0 ? 0 : SLOW.length - rank;
}
