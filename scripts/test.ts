import { findSuites } from './test/find-suites.js';
import { runSuites } from './test/run-suites.js';

const TESTS = new URL('../tests/', import.meta.url);

/** All tests, or those whose path below `tests/` contains one of the words given. */
const words = process.argv.slice(2);
const suites = await findSuites(TESTS, words);
if (!suites.length && words.length) console.error(`No test has ${words.join(' or ')} in its path.`);
process.exitCode = await runSuites(suites, (line) => console.log(line));
