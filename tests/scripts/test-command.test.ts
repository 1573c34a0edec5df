import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findSuites } from '../../scripts/test/find-suites.js';
import { needsBrowser } from '../../scripts/test/needs-browser.js';

const RUN = fileURLToPath(new URL('./test-suites/run.ts', import.meta.url));
const COMMAND = fileURLToPath(new URL('../../scripts/test.ts', import.meta.url));
const TESTS = new URL('../', import.meta.url);

/** Runs suites in a process of their own: how it ended, and its last line. */
function run(...names: readonly string[]): Promise<{ code: number; last: string; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', RUN, ...names], (error, output) => {
      const last = output.trimEnd().split('\n').at(-1) ?? '';
      resolve({ code: Number(error?.code ?? 0), last, output });
    });
  });
}

const ENDS: readonly [names: readonly string[], code: number, last: string][] = [
  [['good'], 0, '2 passed, 0 failed'],
  [['good', 'good'], 0, '4 passed, 0 failed'],
  [['mixed'], 1, '2 passed, 1 failed, 1 skipped'],
  [['good', 'crashing', 'good'], 1, '4 passed, 1 failed'],
  [['crashing-runner', 'good'], 1, '2 passed, 1 failed'],
  [['empty'], 1, '0 passed, 0 failed'],
  [[], 1, '0 passed, 0 failed'],
];

for (const [names, code, last] of ENDS)
  test(`${names.join(', ') || 'nothing'} ends with ${code} and "${last}"`, async () => {
    const ended = await run(...names);
    assert.equal(ended.last, last, ended.output);
    assert.equal(ended.code, code);
  });

test('what failed is said once more at the end: where, what and why', async () => {
  const { output } = await run('mixed', 'good');
  const [, list = ''] = output.split('── failed\n');
  const [where, ...why] = list.split('\n');
  assert.equal(where, 'tests/scripts/test-suites/mixed.ts: fails');
  assert.match(why.join('\n'), /^ {2}Expected values to be strictly equal:\n[^]*1 !== 2/);
  assert.match(why.join('\n'), /^ {2}at .*mixed\.ts:/m);
  assert.doesNotMatch((await run('good')).output, /── failed/);
});

test('a suite whose process breaks down is named', async () => {
  const { output } = await run('crashing-runner');
  assert.match(output, /something was said/);
  assert.match(output, /crashing-runner: the suite ended with exit code 4 before its tests/);
});

test('finds what runs in the browser and in Node, the longest first, and files by words of their paths', async (t) => {
  const root = await mkdtemp(join(tmpdir(), 'voice-assistant-suites-'));
  t.after(() => rm(root, { recursive: true }));
  const files = [
    'core/machine.test.ts',
    'core/machine/table.ts',
    'elements/panel.test.ts',
    'scripts/start.test.ts',
    'end-to-end/call.test.ts',
    'end-to-end/soak.test.ts',
    'local-provider/call/codec.test.ts',
    'local-provider/chat.test.ts',
  ];
  for (const file of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), '');
  }
  const found = async (...words: readonly string[]) => {
    const suites = await findSuites(pathToFileURL(`${root}/`), words);
    return suites.map(({ name, files: paths }) => [
      name,
      ...paths.map((path) => path.slice(root.length + 1)),
    ]);
  };
  assert.deepEqual(await found(), [
    ['in the browser', 'core/machine.test.ts', 'elements/panel.test.ts'],
    [
      'in Node',
      'end-to-end/soak.test.ts',
      'end-to-end/call.test.ts',
      'local-provider/call/codec.test.ts',
      'local-provider/chat.test.ts',
      'scripts/start.test.ts',
    ],
  ]);
  assert.deepEqual(await found('elements'), [['in the browser', 'elements/panel.test.ts']]);
  assert.deepEqual(await found('codec', 'start'), [
    ['in Node', 'local-provider/call/codec.test.ts', 'scripts/start.test.ts'],
  ]);
  assert.deepEqual(await found('nothing of the kind'), []);
});

const IN_NEED: readonly [word: string, needed: boolean][] = [
  ['core/reports/redact', true],
  ['end-to-end/chat.test', true],
  ['stories/stories', true],
  ['host-site/content', false],
  ['local-provider/chat/', false],
  ['scripts/test-command', false],
];

for (const [word, needed] of IN_NEED)
  test(`${word} needs ${needed ? 'a' : 'no'} browser`, async () => {
    const suites = await findSuites(TESTS, [word]);
    assert.equal(suites.length, 1);
    assert.equal(await needsBrowser(suites), needed);
  });

test('without a browser for what needs one nothing runs, and one line says why', async () => {
  const env = { ...process.env, CHROME_PATH: '/nope' };
  const words = ['core/reports/redact', 'end-to-end/chat.test', 'host-site/content'];
  const ended = await new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', COMMAND, ...words],
      { env },
      (error, output, errors) => resolve({ code: error?.code, output, errors }),
    );
  });
  const errors = 'CHROME_PATH names "/nope", which does not exist\n';
  assert.deepEqual(ended, { code: 1, output: '', errors });
});
