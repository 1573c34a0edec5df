import { fileURLToPath } from 'node:url';
import { TESTS_OF_BUILD } from './test/find-tests.js';
import { runNodeTests } from './test/node-tests.js';
import { summarize } from './test/tally.js';

/**
 * Builds projects with the packed package, which install from the npm registry, unlike all other tests, and
 * the documentation's site. With `--built`, as in CI, they use the existing build.
 */
if (!process.argv.includes('--built')) await import('./build.js');

const files = TESTS_OF_BUILD.map((path) =>
  fileURLToPath(new URL(`../tests/${path}`, import.meta.url)),
);
process.exitCode = summarize([['node', await runNodeTests(files)]]);
