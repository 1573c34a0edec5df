import { findBrowser } from './browser/find-browser.js';
import { findSuites } from './test/find-suites.js';
import { needsBrowser } from './test/needs-browser.js';
import { runSuites } from './test/run-suites.js';

const TESTS = new URL('../tests/', import.meta.url);

const USAGE = `Runs all tests, or those whose path below tests/ contains one of the words.

  npm test -- [WORD …]

  npm test -- core              what has core in its path
  npm test -- codec start.test  what has either

  --help                        this text

Ends with 1 when a test failed, none was found, or there is no browser for one that needs it.`;

const words = process.argv.slice(2);
if (words.includes('--help')) console.log(USAGE);
else {
  const suites = await findSuites(TESTS, words);
  if (!suites.length && words.length)
    console.error(`No test has ${words.join(' or ')} in its path.`);
  const problem = (await needsBrowser(suites)) && browserProblem();
  if (problem) console.error(problem);
  process.exitCode = problem ? 1 : await runSuites(suites, (line) => console.log(line));
}

/** Why no test that opens a browser could run, if that is so. */
function browserProblem(): string | null {
  try {
    findBrowser();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
