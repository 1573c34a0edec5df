import { parseArgs } from 'node:util';
import { BROWSERS, findBrowser, type BrowserName } from './browser/find-browser.js';
import { findTests, type Kind, type Reach, type TestFile } from './test/find-tests.js';
import { runInOneProcess, runNodeTests } from './test/node-tests.js';
import { recordResults } from './test/results.js';
import { EMPTY, summarize, sumOf, type Tally } from './test/tally.js';

const USAGE = `Runs the tests in Node and in Chromium, or those whose path below tests/ contains one of the words.

  npm test -- [WORD …]

  npm test -- core              tests with core in their path
  npm test -- codec view.test   tests with either

  --ci                          also the tests of engines in Firefox and WebKitGTK, end to end and of stories
  --release                     every test in every engine, with a fresh seed; without words it records the table
                                of docs/browsers.md
  --browser NAME                in this browser only: chromium, firefox or webkit. Repeatable
  --help                        this text

The exit code is 1 if a test failed, if none was found, or if a browser is missing.`;

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    browser: { type: 'string', multiple: true },
    ci: { type: 'boolean' },
    release: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

const reach: Reach = values.release ? 'release' : values.ci ? 'ci' : 'everyday';
const REACHES: readonly Reach[] = ['everyday', 'ci', 'release'];

/** The kinds that a browser runs, and the first run that includes them. */
const KINDS: Readonly<Record<BrowserName, Readonly<Partial<Record<Kind, Reach>>>>> = {
  chromium: {
    page: 'everyday',
    engines: 'everyday',
    browser: 'everyday',
    browsers: 'everyday',
    call: 'everyday',
    calls: 'everyday',
  },
  firefox: { engines: 'ci', browsers: 'release', calls: 'release' },
  webkit: { engines: 'ci', browsers: 'release' },
};

process.exit(values.help ? help() : await run());

function help(): number {
  console.log(USAGE);
  return 0;
}

async function run(): Promise<number> {
  const found = await findTests(new URL('../tests/', import.meta.url), words);
  const tests = words.length ? found : found.filter((test) => isReached(test.reach));
  if (!tests.length) console.error(`No test has ${words.join(' or ')} in its path.`);
  if (values.release) {
    freshSeed();
    process.env['LOOKS'] = 'too';
  }
  const browsers = values.browser ?? (reach === 'everyday' ? ['chromium'] : BROWSERS);
  const checkedBrowsers = browsers.map(checked);
  const driving = (kinds: readonly Kind[]) =>
    checkedBrowsers.flatMap((browser) => drivingLane(browser, tests, kinds));
  // Pages run beside programs in Node, each of which is started for one browser at a time.
  const others = await Promise.all([
    inTurn([...(values.browser ? [] : lanesInNode(tests)), ...driving(['browser', 'browsers'])]),
    inTurn(checkedBrowsers.flatMap((browser) => pageLane(browser, tests))),
  ]);
  // A call sounds at its own pace and fails beside programs that take the processors.
  const calls = await inTurn(driving(['call', 'calls']));
  const tallies = added([...others, calls]);
  if (values.release && !words.length) recordResults(tallies);
  return summarize(tallies);
}

function isReached(smallest: Reach): boolean {
  return REACHES.indexOf(smallest) <= REACHES.indexOf(reach);
}

/** Gives property tests a seed of this run. */
function freshSeed(): void {
  const seed = (process.env['FUZZ_SEED'] ??= String(Date.now() % 2 ** 31));
  console.log(`The seed of property tests: FUZZ_SEED=${seed}`);
}

/** @throws Error if the browser is unknown or not installed. */
function checked(name: string): BrowserName {
  const browser = BROWSERS.find((each) => each === name);
  if (!browser) throw new Error(`--browser must be one of ${BROWSERS.join(', ')}, not "${name}"`);
  findBrowser(browser);
  return browser;
}

interface Lane {
  readonly name: 'node' | BrowserName;
  readonly run: () => Promise<Tally>;
}

function lanesInNode(tests: readonly TestFile[]): Lane[] {
  const files = tests.filter(({ kind }) => kind === 'node').map(({ path }) => path);
  const isPure = (path: string) => /\/tests\/(core|elements)\//.test(path);
  const others = files.filter((path) => !isPure(path));
  return [
    ...laneOf('node', files.filter(isPure), runInOneProcess),
    ...laneOf('node', others, (those) => runNodeTests(those)),
  ];
}

function drivingLane(browser: BrowserName, tests: readonly TestFile[], kinds: readonly Kind[]) {
  const files = filesFor(browser, tests, kinds);
  // A file with calls has several at a time.
  const concurrency = kinds.includes('calls') ? 1 : undefined;
  return laneOf(browser, files, (those) => runNodeTests(those, browser, concurrency));
}

function pageLane(browser: BrowserName, tests: readonly TestFile[]): Lane[] {
  return laneOf(browser, filesFor(browser, tests, ['page', 'engines']), async (files) => {
    const { runPageTests } = await import('./test/page-tests.js');
    return runPageTests(browser, files);
  });
}

function filesFor(browser: BrowserName, tests: readonly TestFile[], kinds: readonly Kind[]) {
  const isRun = ({ kind }: TestFile) => {
    const first = kinds.includes(kind) && KINDS[browser][kind];
    return first && (values.browser || isReached(first));
  };
  return tests.filter(isRun).map(({ path }) => path);
}

function laneOf(
  name: Lane['name'],
  files: readonly string[],
  run: (files: readonly string[]) => Promise<Tally>,
): Lane[] {
  return files.length ? [{ name, run: () => run(files) }] : [];
}

type NamedTally = readonly [name: string, Tally];

async function inTurn(lanes: readonly Lane[]): Promise<NamedTally[]> {
  const tallies: NamedTally[] = [];
  for (const { name, run } of lanes) tallies.push([name, await run()]);
  return tallies;
}

/** Adds the tallies of the same name. */
function added(lanes: readonly (readonly NamedTally[])[]): NamedTally[] {
  const sums = new Map<string, Tally>();
  for (const [name, tally] of lanes.flat()) sums.set(name, sumOf([sums.get(name) ?? EMPTY, tally]));
  return [...sums];
}
