import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../scripts/test.ts', import.meta.url));

test('runs nothing and says why if a browser is missing that was named', async () => {
  const env = { ...process.env, CHROME_PATH: '/nope' };
  const words = [
    '--browser',
    'chromium',
    'core/reports/redact',
    'end-to-end/chat.test',
    'host-site/content',
  ];
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
