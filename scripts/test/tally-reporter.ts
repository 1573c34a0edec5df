import type { Reporter, TestSession, TestSuiteResult } from '@web/test-runner';
import { add, hand, NONE, type Tally } from './tally.js';

/** Hands over how the tests in the browser ended. */
export function tallyReporter(): Reporter {
  return {
    onTestRunFinished({ sessions }) {
      hand(sessions.map(ofSession).reduce(add, NONE));
    },
  };
}

function ofSession({ passed, testResults }: TestSession): Tally {
  const tally = testResults ? ofGroup(testResults) : NONE;
  // A file that could not be loaded, or that failed outside its tests.
  return passed || tally.failed ? tally : add(tally, { ...NONE, failed: 1 });
}

function ofGroup({ suites, tests }: TestSuiteResult): Tally {
  const own = tests.map(({ passed, skipped }) => ({
    ...NONE,
    [skipped ? 'skipped' : passed ? 'passed' : 'failed']: 1,
  }));
  return [...own, ...suites.map(ofGroup)].reduce(add, NONE);
}
