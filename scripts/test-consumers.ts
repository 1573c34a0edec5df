import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { TESTS_OF_BUILD } from './test/find-tests.js';
import { runNodeTests } from './test/node-tests.js';
import { summarize } from './test/tally.js';

/**
 * Builds projects with the packed package, which install from the npm registry, unlike all other tests, and
 * visits the documentation's site. `--built` uses the existing builds of both, `--changed` builds the
 * projects whose documentation or wrapper changed since the last release run.
 */
const { values } = parseArgs({
  options: { built: { type: 'boolean' }, changed: { type: 'boolean' } },
});
if (values.changed) process.env['CONSUMERS'] = 'changed';
if (!values.built) {
  await import('./build.js');
  const { build } = await import('vitepress');
  await build('scripts/docs-site');
}

const files = TESTS_OF_BUILD.map((path) =>
  fileURLToPath(new URL(`../tests/${path}`, import.meta.url)),
);
process.exitCode = summarize([['node', await runNodeTests(files)]]);
