import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { BROWSERS, findBrowser, type BrowserName } from './browser/find-browser.js';
import { findTests } from './test/find-tests.js';
import { runNodeTests } from './test/node-tests.js';
import { recordResults } from './test/results.js';
import { EMPTY, summarize, sumOf, type Tally } from './test/tally.js';

const USAGE = `Runs all tests, or those whose path below tests/ contains one of the words.

  npm test -- [WORD …]

  npm test -- core              tests with core in their path
  npm test -- codec start.test  tests with either

  --browser NAME                in this browser: chromium, firefox or webkit. Repeatable. Default: each
                                that is installed, and tests that need no browser
  --require                     fail if any browser is missing
  --record                      write the counts of each browser for the table in the README
  --help                        this text

The exit code is 1 if a test failed, if none was found, or if a required browser is missing.`;

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    browser: { type: 'string', multiple: true },
    record: { type: 'boolean' },
    help: { type: 'boolean' },
    require: { type: 'boolean' },
  },
});
process.exit(values.help ? help() : await run());

function help(): number {
  console.log(USAGE);
  return 0;
}

async function run(): Promise<number> {
  const tests = await findTests(new URL('../tests/', import.meta.url), words);
  const all = [...tests.page, ...tests.browser.chromium, ...tests.node];
  if (!all.length && words.length) console.error(`No test has ${words.join(' or ')} in its path.`);
  const needsBrowser = tests.page.length + tests.browser.chromium.length > 0;
  const browsers = needsBrowser ? installed(values.browser) : [];
  if (!browsers) return 1;
  const tallies: [name: string, Tally][] = [];
  let node: Tally | undefined;
  const inNode = async () => {
    if (tests.node.length && !values.browser) node ??= await runInNode(tests.node);
  };
  for (const browser of browsers) {
    // Firefox runs one page at a time, which leaves a processor to the tests in Node.
    const beside = browser === 'firefox' ? inNode() : undefined;
    const [pages] = await Promise.all([runPages(browser, tests.page), beside]);
    tallies.push([browser, sumOf([pages, await runWith(browser, tests.browser[browser])])]);
  }
  await inNode();
  if (node) tallies.push(['node', node]);
  if (values.record) recordResults(tallies);
  return summarize(tallies);
}

/** The browsers to test in, or nothing if one is missing that was named, or all are. */
function installed(named: readonly string[] | undefined): readonly BrowserName[] | undefined {
  const found: BrowserName[] = [];
  for (const name of named ?? BROWSERS) {
    try {
      found.push(checked(name));
    } catch (error) {
      console.error((error as Error).message);
      if (named || values.require) return undefined;
    }
  }
  return found.length ? found : undefined;
}

function checked(name: string): BrowserName {
  const browser = BROWSERS.find((each) => each === name);
  if (!browser) throw new Error(`--browser must be one of ${BROWSERS.join(', ')}, not "${name}"`);
  findBrowser(browser);
  return browser;
}

async function runPages(browser: BrowserName, files: readonly string[]): Promise<Tally> {
  if (!files.length) return EMPTY;
  console.log(`\n── in a page of ${browser}`);
  const { runPageTests } = await import('./test/page-tests.js');
  return runPageTests(browser, files);
}

async function runWith(browser: BrowserName, files: readonly string[]): Promise<Tally> {
  if (!files.length) return EMPTY;
  console.log(`\n── with ${browser}`);
  return runNodeTests(files, browser);
}

async function runInNode(files: readonly string[]): Promise<Tally> {
  console.log('\n── in Node');
  // The calls in some of them need real time, also beside the pages of Firefox.
  return runNodeTests(files, 'chromium', availableParallelism());
}
