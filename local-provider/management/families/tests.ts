import { family } from '../family.js';
import type { Asked, ManagementRoute } from '../route.js';
import type { Store } from '../store.js';

/** Test suites with their tests and runs, and runs of evals: stored but not run. */
export function testRoutes(store: Store): ManagementRoute[] {
  const suites = store.collection('test-suite');
  const tests = store.collection('test-suite-test');
  const runs = store.collection('test-suite-run');
  const belongsTo = ({ parameters }: Asked) => ({
    testSuiteId: suites.get(parameters.id ?? '').id,
  });
  const path = '/test-suite/{id}';
  return [
    ...family({
      path: '/test-suite',
      list: 'paged',
      collection: suites,
      removed({ id }) {
        tests.removeAll({ testSuiteId: id });
        runs.removeAll({ testSuiteId: id });
      },
    }),
    ...family({ path: `${path}/test`, id: 'testId', list: 'paged', collection: tests, belongsTo }),
    ...family({ path: `${path}/run`, id: 'runId', list: 'paged', collection: runs, belongsTo }),
    ...family({
      path: '/eval/run',
      list: 'paged',
      collection: store.collection('eval-run'),
    }).filter(({ method }) => method !== 'PATCH'),
  ];
}
