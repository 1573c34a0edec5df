import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

import { createManagementClient, type ManagementClient } from '../../../core/management/index.js';
import type { LocalProvider } from '../../../local-provider/index.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { post, startProvider } from '../provider-client.js';
import { clientOf } from './managed-provider.js';

const CLI = fileURLToPath(new URL('../../../local-provider/cli.ts', import.meta.url));

describe('the data file of the local provider', () => {
  const folder = temporaryFolder();
  let dataFile: string;
  let running: LocalProvider | undefined;

  afterEach(async () => {
    await running?.close();
    running = undefined;
  });

  async function start(path: string | undefined): Promise<ManagementClient> {
    await running?.close();
    running = await startProvider({ dataFile: path });
    return clientOf(running);
  }

  it('keeps everything over a restart, in its order', async () => {
    dataFile = join(folder, 'kept.json');
    const first = await start(dataFile);
    const one = await first.assistant.create({ name: 'One' });
    const two = await first.assistant.create({ name: 'Two' });
    const gone = await first.tool.create({ type: 'function' });
    await first.tool.delete(gone.id);
    const [org] = (await first.org.list()).records;

    const second = await start(dataFile);
    assert.deepEqual((await second.assistant.list()).records, [two, one]);
    assert.deepEqual((await second.tool.list()).records, []);
    assert.deepEqual((await second.org.list()).records, [org]);
    assert.deepEqual((await second.org.listUsers(org?.id ?? '')).records.length, 1);
    assert.equal((await second.assistant.create({ name: 'Three' })).orgId, one.orgId);
  });

  it('has a change before the answer confirms it, and a call soon after', async () => {
    dataFile = join(folder, 'prompt.json');
    const client = await start(dataFile);
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, index) => client.assistant.create({ name: `A${index}` })),
    );
    const kept = await readFile(dataFile, 'utf8');
    for (const { id } of made) assert.ok(kept.includes(id));
    const response = await post(`${running?.url}/call/web`, { assistantId: 'a' });
    const { id } = (await response.json()) as { id: string };
    await running?.close();
    running = undefined;
    assert.ok((await readFile(dataFile, 'utf8')).includes(id));
  });

  it('is for its owner alone, and has nothing beside it', async () => {
    const own = join(folder, 'own');
    await mkdir(own);
    dataFile = join(own, 'data.json');
    const client = await start(dataFile);
    await client.credential.create({ provider: 'openai', apiKey: 'secret' });
    assert.deepEqual(await readdir(own), ['data.json']);
    if (process.platform !== 'win32') assert.equal((await stat(dataFile)).mode & 0o777, 0o600);
  });

  it('is optional: without it all records are lost with the process', async () => {
    const first = await start(undefined);
    await first.assistant.create({ name: 'One' });
    const second = await start(undefined);
    assert.deepEqual((await second.assistant.list()).records, []);
  });

  const wrong: [what: string, content: string, said: RegExp][] = [
    ['no JSON', '{', /is not a data file of this provider/],
    ['other JSON', '{"name":"my-package"}', /is not a data file of this provider/],
    ['of another version', '{"version":2,"orgId":"o","collections":{}}', /is not a data file/],
  ];
  for (const [what, content, said] of wrong)
    it(`is left alone when it is ${what}`, async () => {
      dataFile = join(folder, 'wrong.json');
      await writeFile(dataFile, content);
      await assert.rejects(start(dataFile), (error: Error) => {
        assert.equal(error.name, 'DataFileError');
        assert.ok(error.message.startsWith(dataFile));
        assert.match(error.message, said);
        return true;
      });
      assert.equal(await readFile(dataFile, 'utf8'), content);
    });

  it('is refused at the start if it cannot be written', async () => {
    const missing = join(folder, 'missing', 'data.json');
    await assert.rejects(start(missing), /missing.data\.json cannot be written: ENOENT/);
    await assert.rejects(start(folder), /cannot be read: EISDIR/);
  });

  it('that becomes unwritable fails the current call only', async (test) => {
    if (process.platform === 'win32') return test.skip('folders are not protected this way');
    const fragile = join(folder, 'fragile');
    await mkdir(fragile);
    const client = await start(join(fragile, 'data.json'));
    await rm(fragile, { recursive: true });
    await assert.rejects(client.tool.create({ name: 'lost' }), { status: 500 });
    assert.equal((await client.tool.list()).records.length, 1);
    await mkdir(fragile);
    await client.tool.create({ name: 'kept' });
    const kept = await readFile(join(fragile, 'data.json'), 'utf8');
    assert.ok(kept.includes('lost') && kept.includes('kept'));
  });

  describe('given to the command', () => {
    const run = (...args: string[]) =>
      spawn(process.execPath, ['--import', 'tsx', CLI, '--port', '0', ...args]);

    it('is whole at every moment, even when the process is killed', async () => {
      dataFile = join(folder, 'killed.json');
      const child = run('--data', dataFile);
      const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
      const client = createManagementClient({
        apiUrl: /http:\S+/.exec(line)?.[0],
        token: 'key',
      });
      const reported: string[] = [];
      const many = Array.from({ length: 200 }, async (_, index) => {
        const { id } = await client.assistant.create({ name: 'x'.repeat(2000), index });
        if (reported.push(id) === 60) child.kill('SIGKILL');
      });
      await Promise.allSettled(many);
      assert.ok(reported.length >= 60 && reported.length < 200, `${reported.length}`);
      const again = await start(dataFile);
      const { records } = await again.assistant.list({ limit: 1000 });
      const kept = new Set(records.map(({ id }) => id));
      assert.deepEqual(
        reported.filter((id) => !kept.has(id)),
        [],
      );
    });

    it('exits with 2 and one line if it cannot be used', async () => {
      dataFile = join(folder, 'wrong.json');
      await writeFile(dataFile, '[]');
      const child = run('--data', dataFile);
      const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
      assert.match(stderr, /wrong\.json is not a data file of this provider/);
      assert.doesNotMatch(stderr, /\n\s+at /);
      assert.equal(code, 2);
    });

    it('exits with 2 and its message if it cannot be written at the end', async (test) => {
      if (process.platform === 'win32') return test.skip('folders are not protected this way');
      const gone = join(folder, 'gone');
      await mkdir(gone);
      const child = run('--data', join(gone, 'data.json'));
      const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
      const client = createManagementClient({ apiUrl: /http:\S+/.exec(line)?.[0], token: 'key' });
      await rm(gone, { recursive: true });
      await assert.rejects(client.tool.create({ name: 'lost' }), { status: 500 });
      const ended = Promise.all([text(child.stderr), once(child, 'close')]);
      child.kill('SIGINT');
      const [stderr, [code]] = await ended;
      // Its last line: what the call before was refused for is in the log, too.
      assert.match(stderr, /\n\S+data\.json cannot be written: ENOENT.*\n$/);
      assert.equal(code, 2);
    });
  });
});
