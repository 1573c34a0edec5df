import { findBrowser } from './browser/find-browser.js';
import { findTests } from './test/find-tests.js';
import { runNodeTests } from './test/node-tests.js';
import { sumOf, summarize } from './test/tally.js';

const USAGE = `Runs all tests, or those whose path below tests/ contains one of the words.

  npm test -- [WORD …]

  npm test -- core              tests with core in their path
  npm test -- codec start.test  tests with either

  --help                        this text

The exit code is 1 if a test failed, if none was found, or if a browser is needed and missing.`;

const words = process.argv.slice(2);
process.exit(words.includes('--help') ? help() : await run());

function help(): number {
  console.log(USAGE);
  return 0;
}

async function run(): Promise<number> {
  const { browser, node } = await findTests(new URL('../tests/', import.meta.url), words);
  if (browser.length + node.length === 0 && words.length)
    console.error(`No test has ${words.join(' or ')} in its path.`);
  const tallies = [];
  if (browser.length) {
    try {
      findBrowser();
    } catch (error) {
      console.error((error as Error).message);
      return 1;
    }
    console.log('\n── in the browser');
    const { runBrowserTests } = await import('./test/browser-tests.js');
    tallies.push(await runBrowserTests(browser));
  }
  if (node.length) {
    console.log('\n── in Node');
    tallies.push(await runNodeTests(node));
  }
  return summarize(sumOf(tallies));
}
