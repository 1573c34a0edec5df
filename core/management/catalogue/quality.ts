import { records, type Family } from '../operation.js';

/** Tests of assistants and their results. */
export const quality = {
  testSuite: {
    ...records('/test-suite'),
    test: records('/test-suite/{id}/test', 'testId'),
    run: records('/test-suite/{id}/run', 'runId'),
  },
  eval: {
    ...records('/eval'),
    run: {
      create: { method: 'POST', path: '/eval/run', body: 'json' },
      list: { method: 'GET', path: '/eval/run', query: true, answer: 'list' },
      get: { method: 'GET', path: '/eval/run/{id}', answer: 'record' },
      delete: { method: 'DELETE', path: '/eval/run/{id}' },
    },
  },
  analytics: {
    query: { method: 'POST', path: '/analytics', body: 'json' },
  },
} as const satisfies Family;
