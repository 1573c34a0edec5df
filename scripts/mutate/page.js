// The test framework of pages in which several mutants take turns. See run-in-browser.ts.
import { getConfig, sessionFinished } from '@web/test-runner-core/browser/session.js';
import { mocha } from '@web/test-runner-mocha/dist/standalone.js';

/** How long mutants take turns, in milliseconds. Those that are left get another page. */
const TURNS_MS = 100_000;

const { mutants, isStatic } = globalThis.__mutation__;
const state = { hitLimit: 1_000_000 };
globalThis.__stryker__ = state;

const { testFile, testFrameworkConfig } = await getConfig();
mocha.setup({
  ...testFrameworkConfig,
  ui: 'bdd',
  bail: true,
  reporter: function () {},
  cleanReferencesAfterRun: false,
});

const tests = [];
const errors = [];
activate(isStatic ? mutants[0] : null);
try {
  await import(new URL(testFile, document.baseURI).href);
  if (isStatic) tests.push({ name: mutants[0], passed: !(await failure()) });
  else if (await passesRepeatedly()) await takeTurns();
} catch (error) {
  errors.push({ message: String(error) });
}
await sessionFinished({
  passed: !errors.length && tests.every(({ passed }) => passed),
  errors,
  testResults: { name: '', suites: [], tests },
});

/** A test that failed may have left something behind: the page is only used while its tests pass again. */
async function takeTurns() {
  const start = performance.now();
  for (const name of mutants) {
    if (performance.now() - start > TURNS_MS) return;
    activate(name);
    const passed = !(await failure());
    tests.push({ name, passed });
    if (!passed && (await failureUnchanged())) return;
  }
}

/** Leaves out tests that pass only once in a page, for example those of what is loaded once. */
async function passesRepeatedly() {
  for (let run = 0, passed = 0; run < 10; run++) {
    const test = await failureUnchanged();
    // Mocha skips a test without a function.
    if (test) delete test.fn;
    passed = test ? 0 : passed + 1;
    if (passed === 2) return true;
  }
  return false;
}

async function failureUnchanged() {
  activate(null);
  return failure();
}

function activate(mutant) {
  Object.assign(state, { activeMutant: mutant, hitCount: 0 });
}

/** Resolves with the first test that fails. */
function failure() {
  return new Promise((resolve) => {
    let failed;
    const run = mocha.run(() => resolve(failed));
    run.once('fail', (test) => (failed = test));
  });
}
