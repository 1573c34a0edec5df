// The test framework of pages in which several mutants take turns. See run-in-browser.ts.
import { getConfig, sessionFinished } from '@web/test-runner-core/browser/session.js';
import { mocha } from '@web/test-runner-mocha/dist/standalone.js';

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
  if (isStatic) tests.push({ name: mutants[0], passed: await passes() });
  else if ((await passesUnchanged()) && (await passesUnchanged())) await takeTurns();
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
  for (const name of mutants) {
    activate(name);
    const passed = await passes();
    tests.push({ name, passed });
    if (!passed && !(await passesUnchanged())) return;
  }
}

function passesUnchanged() {
  activate(null);
  return passes();
}

function activate(mutant) {
  Object.assign(state, { activeMutant: mutant, hitCount: 0 });
}

function passes() {
  return new Promise((resolve) => mocha.run((failures) => resolve(failures === 0)));
}
