import { fileURLToPath } from 'node:url';
import { runSuites } from '../../../scripts/test/run-suites.js';

/** Runs each file named, as a suite of its own, the way the test command does. */
const suites = process.argv.slice(2).map((name) => {
  const runner = name.endsWith('-runner')
    ? new URL(`./${name}.ts`, import.meta.url)
    : new URL('../../../scripts/test/node-runner.ts', import.meta.url);
  return { name, runner, files: [fileURLToPath(new URL(`./${name}.ts`, import.meta.url))] };
});
process.exitCode = await runSuites(suites, (line) => console.log(line));
