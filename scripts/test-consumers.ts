import { fileURLToPath } from 'node:url';
import { runNodeTests } from './test/node-tests.js';
import { summarize } from './test/tally.js';

/**
 * Builds projects with the packed package. They install from the npm registry, unlike all other tests.
 * With `--built`, as in CI, the existing build is packed.
 */
if (!process.argv.includes('--built')) await import('./build.js');

const file = new URL('../tests/consumers/installed-package.test.ts', import.meta.url);
process.exitCode = summarize([['node', await runNodeTests([fileURLToPath(file)])]]);
