// Loaded before a test file in Node: writes the ids of the mutants that it reached. See run-in-node.ts.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const coverage = { static: {}, perTest: {} };
globalThis.__stryker__ = { mutantCoverage: coverage };
const { cache } = createRequire(import.meta.url);

process.on('exit', () => {
  // What a page reached is not known.
  const all = Object.keys(cache).some((path) => path.includes('playwright-core'));
  const reached = all ? ['all'] : Object.keys(coverage.static);
  if (reached.length)
    writeFileSync(`${process.env.REACHED_MUTANTS}/${process.pid}`, reached.join(' '));
});
