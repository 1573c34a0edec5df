import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const RUN = fileURLToPath(new URL('./samples/run.ts', import.meta.url));

/** Runs samples in a process, and returns its exit code and its output. */
function run(...names: readonly string[]): Promise<{ code: number; last: string; output: string }> {
  return new Promise((resolve) => {
    // Within a test, Node's runner would refuse to run further tests.
    const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
    const args = ['--import', 'tsx', RUN, ...names];
    execFile(process.execPath, args, { env }, (error, output) => {
      const last = output.trimEnd().split('\n').at(-1) ?? '';
      resolve({ code: Number(error?.code ?? 0), last, output });
    });
  });
}

const RUNS: readonly [names: readonly string[], code: number, last: string][] = [
  [['good'], 0, '2 passed, 0 failed'],
  [['mixed'], 1, '2 passed, 1 failed'],
  [['good', 'mixed'], 1, '4 passed, 1 failed'],
  [['good', 'crashing'], 1, '2 passed, 1 failed'],
  [['empty'], 1, '0 passed, 0 failed'],
  [[], 1, '0 passed, 0 failed'],
];

for (const [names, code, last] of RUNS)
  test(`${names.join(', ') || 'nothing'} ends with ${code} and "${last}"`, async () => {
    const ended = await run(...names);
    assert.equal(ended.last, last, ended.output);
    assert.equal(ended.code, code);
  });

test('repeats failures at the end: file, name and reason', async () => {
  const { output } = await run('mixed', 'good');
  const [, list = ''] = output.split('── failed\n');
  const [where, ...why] = list.split('\n');
  assert.equal(where, 'tests/scripts/test/samples/mixed.ts: fails');
  assert.match(why.join('\n'), /^ {2}Expected values to be strictly equal:\n[^]*1 !== 2/);
  assert.match(why.join('\n'), /^ {2}at .*mixed\.ts:/m);
  assert.doesNotMatch((await run('good')).output, /── failed/);
});
