import * as node from 'node:test';

/**
 * Runs the test files that `TEST_GROUP` lists in one process. They use Mocha's globals, as the tests in
 * pages do, so that a renamed test can move between a page and Node.
 */
for (const name of ['describe', 'it', 'before', 'after', 'beforeEach', 'afterEach'] as const)
  Object.assign(globalThis, { [name]: node[name] });

for (const file of process.env['TEST_GROUP']!.split('\n'))
  try {
    await import(file);
  } catch (error) {
    node.it(file, () => {
      throw error;
    });
  }
