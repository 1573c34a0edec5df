import { relative } from 'node:path';
import { startTestRunner, type TestSession, type TestSuiteResult } from '@web/test-runner';
import type { BrowserName } from '../browser/find-browser.js';
import { bundleTests } from './bundle-tests.js';
import { MOST_FAILURES } from './node-tests.js';
import { configOf, plugins } from './web-test-runner.js';
import { EMPTY, failed, PASSED, SKIPPED, sumOf, type Tally } from './tally.js';

/** Runs test files in pages of a browser. */
export async function runPageTests(browser: BrowserName, files: readonly string[]): Promise<Tally> {
  const config = await configOf(browser);
  const middleware = [...config.middleware!, await bundleTests(files)];
  const runner = await startTestRunner({
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
    config: { ...config, middleware, files: [...files], plugins: plugins() } as never,
  });
  if (!runner) throw new Error('The page tests could not be started');
  const failed = new Set<string>();
  runner.sessions.on('session-status-updated', ({ id, passed, status }: TestSession) => {
    if (status === 'FINISHED' && !passed) failed.add(id);
    if (failed.size >= MOST_FAILURES) void runner.stop();
  });
  await new Promise((resolve) => runner.on('stopped', resolve));
  return sumOf([...runner.sessions.all()].map((session) => tallyOf(session, browser)));
}

function tallyOf(session: TestSession, browser: BrowserName): Tally {
  const { passed, testResults, testFile, errors } = session;
  const file = `${browser}: ${relative(process.cwd(), testFile)}`;
  const tally = testResults ? tallyOfGroup(testResults, file) : EMPTY;
  if (passed || tally.failures.length) return tally;
  // The file could not be loaded, or failed outside of its tests.
  return sumOf([tally, failed(file, 'the file', errors[0])]);
}

function tallyOfGroup({ suites, tests }: TestSuiteResult, file: string): Tally {
  const own = tests.map(({ name, passed, skipped, error }) => {
    if (skipped) return SKIPPED;
    return passed ? PASSED : failed(file, name, error);
  });
  return sumOf([...own, ...suites.map((suite) => tallyOfGroup(suite, file))]);
}
