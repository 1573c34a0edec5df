// The test framework of pages in which several mutants take turns. See run-in-browser.ts.
import { getConfig, sessionFinished } from '@web/test-runner-core/browser/session.js';
import { mocha } from '@web/test-runner-mocha/dist/standalone.js';

/** How long mutants take turns, in milliseconds. Those that are left get another page. */
const TURNS_MS = 100_000;

/** The least timeout of a test whose duration is known, in milliseconds. */
const LEAST_TIMEOUT_MS = 3_000;

const { mutants, isStatic } = globalThis.__mutation__;
/** Written by the instrumented modules: the mutants that each test reaches, and those reached outside of tests. */
const coverage = { static: {}, perTest: {} };
const state = { hitLimit: 1_000_000, mutantCoverage: coverage };
globalThis.__stryker__ = state;

const { testFile, testFrameworkConfig } = await getConfig();
mocha.setup({
  ...testFrameworkConfig,
  ui: 'bdd',
  bail: true,
  reporter: function () {},
  cleanReferencesAfterRun: false,
});

/** The titles of tests that pass only once in a page, for example those of what is loaded once. */
const leftOut = new Set();
const tests = [];
const errors = [];
activate(isStatic ? mutants[0] : null);
try {
  if (mutants.length) await runTests();
} catch (error) {
  errors.push({ message: String(error) });
}
await sessionFinished({
  passed: !errors.length && tests.every(({ passed }) => passed),
  errors,
  testResults: { name: '', suites: [], tests },
});

async function runTests() {
  await import(new URL(testFile, document.baseURI).href);
  if (isStatic) tests.push({ name: mutants[0], passed: !(await failure()) });
  else if (await passesRepeatedly()) {
    limitTests();
    await takeTurns();
  }
}

/**
 * Runs the tests that reach each mutant. A test that failed may have left something behind: the page is only
 * used while its tests pass again. A mutant counts as skipped if it also needs a page of its own.
 */
async function takeTurns() {
  const start = performance.now();
  for (const name of mutants) {
    if (performance.now() - start > TURNS_MS) return;
    const reaching = testsReaching([name]);
    const repeatable = reaching.filter((title) => !leftOut.has(title));
    activate(name);
    const passed = !(await failure(repeatable));
    const skipped = passed && (name in coverage.static || repeatable.length < reaching.length);
    tests.push({ name, passed, skipped });
    if (!passed && (await failureUnchanged(repeatable))) return;
  }
}

/**
 * Runs all tests until they pass, then those that reach a mutant until they pass again. Leaves out those
 * that fail.
 */
async function passesRepeatedly() {
  for (let run = 0, passed = 0; run < 10; run++) {
    const test = await failureUnchanged(passed ? testsReaching(mutants) : undefined);
    if (test) {
      leftOut.add(test.fullTitle());
      // Mocha skips a test without a function.
      delete test.fn;
    }
    passed = test ? 0 : passed + 1;
    if (passed === 2) return true;
  }
  return false;
}

/** Shortens the timeouts: a test whose mutant stops something fails only when it times out. */
function limitTests() {
  mocha.suite.eachTest((test) =>
    test.timeout(Math.max(LEAST_TIMEOUT_MS, 8 * (test.duration ?? 0))),
  );
}

function testsReaching(names) {
  const reached = ([, counts]) => names.some((name) => counts[name]);
  return Object.entries(coverage.perTest)
    .filter(reached)
    .map(([title]) => title);
}

async function failureUnchanged(titles) {
  activate(null);
  return failure(titles);
}

function activate(mutant) {
  Object.assign(state, { activeMutant: mutant, hitCount: 0 });
}

/** Resolves with the first test that fails, of those with some titles or of all. */
async function failure(titles) {
  if (titles?.length === 0) return undefined;
  mocha.grep({ test: (title) => !titles || titles.includes(title) });
  return new Promise((resolve) => {
    let failed;
    const run = mocha.run(() => resolve(failed));
    run.once('fail', (test) => (failed = test));
    run.on('suite', () => (state.currentTestId = undefined));
    run.on('test', (test) => (state.currentTestId = test.fullTitle()));
  });
}
