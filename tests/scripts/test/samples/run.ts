import { fileURLToPath } from 'node:url';
import { runNodeTests } from '../../../../scripts/test/node-tests.js';
import { summarize } from '../../../../scripts/test/tally.js';

/** Runs the named samples as the test command does. */
const files = process.argv
  .slice(2)
  .map((name) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url)));
process.exitCode = summarize([['node', await runNodeTests(files)]]);
