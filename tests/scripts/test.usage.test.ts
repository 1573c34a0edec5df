import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const COMMANDS: readonly [script: string, usage: RegExp][] = [
  ['scripts/start.ts', /npm start -- \[options\]/],
  ['scripts/test.ts', /npm test -- \[WORD …\]/],
  ['tests/bench/run.ts', /^npm run bench -- \[options\]/],
  ['local-provider/cli.ts', /^Usage: voice-assistant-provider/],
];

for (const [script, usage] of COMMANDS)
  test(`${script} --help prints the usage`, async () => {
    const { code, output, errors } = await run(script, '--help');
    assert.match(output, usage);
    assert.equal(errors, '');
    assert.equal(code, 0);
  });

function run(script: string, ...args: string[]) {
  const path = fileURLToPath(new URL(`../../${script}`, import.meta.url));
  return new Promise<{ code: number; output: string; errors: string }>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', path, ...args], (error, output, errors) =>
      resolve({ code: Number(error?.code ?? 0), output, errors }),
    );
  });
}
