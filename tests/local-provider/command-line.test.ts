import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { before, describe, it, type TestContext } from 'node:test';
import { readCommandLine } from '../../local-provider/command-line.js';
import { temporaryFolder } from '../support/temporary-folder.js';
import { until } from '../support/until.js';

describe('the command line of the local provider', () => {
  it('has defaults', () => {
    assert.deepEqual(readCommandLine([]), { name: 'serve', port: 8787, paceMs: 15 });
  });

  it('takes options in both writings', () => {
    const paths = { answersFile: 'a.json', knowledge: 'site' };
    assert.deepEqual(
      readCommandLine(['--port', '0', '--pace=5', '--answers', 'a.json', '--knowledge=site']),
      { name: 'serve', port: 0, paceMs: 5, ...paths },
    );
  });

  it('offers help', () => {
    assert.deepEqual(readCommandLine(['--help']), { name: 'help' });
    assert.deepEqual(readCommandLine(['--version', '--port', '0']), { name: 'version' });
    assert.deepEqual(readCommandLine(['--port', '1', '-h']), { name: 'help' });
  });

  const wrong: [string[], string][] = [
    [
      ['--prot', '1'],
      '"--prot" is not an option; options are --port, --answers, --knowledge, --pace, --data, --recordings, --help and --version',
    ],
    [
      ['8787'],
      '"8787" is not an option; options are --port, --answers, --knowledge, --pace, --data, --recordings, --help and --version',
    ],
    [['--port'], '--port must be a whole number from 0 to 65535, but none is given'],
    [['--port='], '--port must be a whole number from 0 to 65535, not ""'],
    [['--port', '65536'], '--port must be a whole number from 0 to 65535, not "65536"'],
    [['--answers'], '--answers must name a file, but none is given'],
    [['--knowledge='], '--knowledge must name a file or a folder, but none is given'],
    [['--pace', '1.5'], '--pace must be a whole number from 0 to 60000, not "1.5"'],
  ];
  for (const [args, message] of wrong) {
    it(`refuses ${args.join(' ')}`, () => {
      assert.throws(() => readCommandLine(args), { name: 'UsageError', message });
    });
  }
});

describe('the local provider as a process', () => {
  it('prints one line with its URL, and stops cleanly on a signal', async (test) => {
    const { child, output } = run(test, ['--port', '0']);
    await until('it is ready', () => output.stdout.includes('\n'));
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output.stdout)?.[0];
    assert.match(output.stdout, /^Local provider \(a development server.*\) at http:\/\/\S+\n$/);
    assert.equal((await fetch(`${url}/health`)).status, 200);
    child.kill('SIGTERM');
    assert.deepEqual(await exit(child), { code: 0, signal: null });
    assert.equal(output.stdout.split('\n').length, 2);
  });

  it('reports a port in use', async (test) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { child, output } = run(test, ['--port', String(port)]);
    assert.deepEqual(await exit(child), { code: 1, signal: null });
    other.close();
    assert.match(output.stderr, new RegExp(`^Port ${port} is in use: .* --port`, 'm'));
    assert.equal(output.stdout, '');
  });

  for (const [args, said, environment = {}] of [
    [['--port', 'web'], /^--port must be a whole number from 0 to 65535, not "web"\n$/],
    [['--answers', 'package.json'], /^answers "package.json": must be a list of .*\n$/],
    [['--knowledge', 'nowhere'], /^knowledge "nowhere" cannot be read: ENOENT.*\n$/],
    [[], /^\w+_URL must be .* not "localhost"\n$/, { VOICE_ASSISTANT_OPENAI_URL: 'localhost' }],
  ] as [string[], RegExp, NodeJS.ProcessEnv?][])
    it(`reports a wrong argument in one line: ${said.source}`, async (test) => {
      const { child, output } = run(test, ['--port', '0', ...args], environment);
      assert.deepEqual(await exit(child), { code: 2, signal: null });
      assert.match(output.stderr, said);
    });
});

describe('the folder for recordings', () => {
  const folder = temporaryFolder();

  before(() => writeFile(join(folder, 'file'), ''));

  const unusable: [what: string, path: string][] = [
    ['is a file', join(folder, 'file')],
    ['lies in a file', join(folder, 'file', 'none')],
  ];
  for (const [what, path] of unusable)
    it(`that ${what} ends it with 2 and one line`, async (test) => {
      const { child, output } = run(test, ['--port', '0', '--recordings', path]);
      assert.deepEqual(await exit(child), { code: 2, signal: null });
      assert.equal(output.stdout, '');
      assert.ok(output.stderr.startsWith(`${path} cannot hold recordings: E`), output.stderr);
      assert.equal(output.stderr.split('\n').length, 2);
    });

  it('is made at the start, for its owner alone', async (test) => {
    const own = join(folder, 'made', 'here');
    const { output } = run(test, ['--port', '0', '--recordings', own]);
    await until('it is ready', () => output.stdout.includes('\n'));
    if (process.platform === 'win32') return;
    for (const path of [own, dirname(own)]) assert.equal((await stat(path)).mode & 0o777, 0o700);
  });
});

function run(test: TestContext, args: string[], environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'local-provider/cli.ts', ...args], {
    cwd: new URL('../..', import.meta.url),
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  test.after(() => child.kill('SIGKILL'));
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  return { child, output };
}

async function exit(child: ChildProcess): Promise<{ code: unknown; signal: unknown }> {
  const [code, signal] = await once(child, 'close');
  return { code, signal };
}
