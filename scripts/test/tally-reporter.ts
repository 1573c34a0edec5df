import type { Reporter, TestResult, TestSession, TestSuiteResult } from '@web/test-runner';
import { relative } from 'node:path';
import { add, failed, hand, NONE, type Tally } from './tally.js';

/** Hands over how the tests in the browser ended. */
export function tallyReporter(): Reporter {
  return {
    onTestRunFinished({ sessions }) {
      hand(sessions.map(ofSession).reduce(add, NONE));
    },
  };
}

function ofSession({ passed, testResults, testFile, errors }: TestSession): Tally {
  const file = relative(process.cwd(), testFile);
  const tally = testResults ? ofGroup(testResults, file) : NONE;
  if (passed || tally.failures.length) return tally;
  // A file that could not be loaded, or that failed outside its tests.
  return add(tally, failed(file, 'the file', errors[0]));
}

function ofGroup({ suites, tests }: TestSuiteResult, file: string): Tally {
  const own = tests.map((test) => ofTest(test, file));
  return [...own, ...suites.map((suite) => ofGroup(suite, file))].reduce(add, NONE);
}

function ofTest({ name, passed, skipped, error }: TestResult, file: string): Tally {
  if (skipped) return { ...NONE, skipped: 1 };
  return passed ? { ...NONE, passed: 1 } : failed(file, name, error);
}
