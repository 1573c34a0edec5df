import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createManagementClient, type ManagementClient } from '../../../core/management/index.js';
import type { LocalProvider } from '../../../local-provider/index.js';
import { openStore } from '../../../local-provider/management/open-store.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { startProvider } from '../provider-client.js';
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

  async function start(path: string): Promise<ManagementClient> {
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

  it('has a change before the answer confirms it', async () => {
    dataFile = join(folder, 'prompt.json');
    const client = await start(dataFile);
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, index) => client.assistant.create({ name: `A${index}` })),
    );
    const kept = await readFile(dataFile, 'utf8');
    for (const { id } of made) assert.ok(kept.includes(id));
  });

  it('is for its owner alone, and has nothing beside it but its lock', async () => {
    const own = join(folder, 'own');
    await mkdir(own);
    dataFile = join(own, 'data.json');
    const client = await start(dataFile);
    await client.credential.create({ provider: 'openai', apiKey: 'secret' });
    assert.deepEqual(await readdir(own), ['data.json', `data.json.${process.pid}.lock`]);
    await running?.close();
    running = undefined;
    assert.deepEqual(await readdir(own), ['data.json']);
    if (process.platform !== 'win32') assert.equal((await stat(dataFile)).mode & 0o777, 0o600);
  });

  const RECORD = '"id":"i","orgId":"o","createdAt":"","updatedAt":""';
  const nested = `{${RECORD},"deep":${'['.repeat(100)}${']'.repeat(100)}}`;
  const wrong: [what: string, content: string, said: RegExp][] = [
    [
      'nested too deep',
      `{"version":1,"orgId":"o","collections":{"tool":[{${RECORD}},${nested}]}}`,
      /: collections\.tool\.1: is nested more than 100 levels deep$/,
    ],
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
    const older = await client.tool.create({ name: 'older' });
    const old = await client.tool.create({ name: 'old' });
    await rm(fragile, { recursive: true });
    // What changes while the first of them is written is refused as well.
    const refused = [
      client.tool.create({ name: 'new' }),
      client.tool.update(old.id, { name: 'changed' }),
      client.tool.delete(older.id),
      client.assistant.create({ name: 'of another family' }),
      client.call.create({ assistantId: 'a', customers: [{}, {}] }),
    ];
    for (const { status, reason } of (await Promise.allSettled(refused)) as PromiseRejectedResult[])
      assert.deepEqual([status, (reason as { status: number }).status], ['rejected', 500]);
    assert.deepEqual((await client.tool.list()).records, [old, older]);
    for (const family of [client.assistant, client.call])
      assert.deepEqual((await family.list()).records, []);
    await mkdir(fragile);
    const retried = await client.tool.create({ name: 'new' });
    assert.deepEqual((await client.tool.list()).records, [retried, old, older]);
    const again = await start(join(fragile, 'data.json'));
    assert.deepEqual((await again.tool.list()).records, [retried, old, older]);
  });

  it('recovers when its disk was full once', async (test) => {
    if (!existsSync('/dev/full')) return test.skip('this system has no full device');
    dataFile = join(folder, 'full.json');
    const client = await start(dataFile);
    await symlink('/dev/full', `${dataFile}.${process.pid}.tmp`);
    await assert.rejects(client.assistant.create({ name: 'One' }), { status: 500 });
    const { id } = await client.assistant.create({ name: 'One' });
    assert.equal((await client.assistant.listVersions(id)).records.length, 1);
    const { records } = await (await start(dataFile)).assistant.list();
    assert.deepEqual(
      records.map((record) => record.id),
      [id],
    );
  });

  it('is written twice for many changes at once', async () => {
    dataFile = join(folder, 'many.json');
    const { store, save, close } = await openStore(dataFile);
    await save();
    const tools = store.collection('tool');
    let writes = 0;
    const watched = watch(folder, (event, name) => {
      if (event === 'rename' && name === 'many.json') writes++;
    });
    const changes = Array.from({ length: 150 }, () => {
      tools.create({});
      return save();
    });
    await Promise.all(changes);
    assert.equal(JSON.parse(await readFile(dataFile, 'utf8')).collections.tool.length, 150);
    // An event that comes after those of the writes.
    const seen = once(watched, 'change');
    await close();
    await seen;
    watched.close();
    assert.equal(writes, 2);
  });

  it('is of one provider at a time, also through a link', async () => {
    dataFile = join(folder, 'shared.json');
    await start(dataFile);
    const link = join(folder, 'link.json');
    await symlink(dataFile, link);
    for (const path of [dataFile, link])
      await assert.rejects(startProvider({ dataFile: path }), {
        name: 'DataFileError',
        message: new RegExp(`^${path} cannot be used: process ${process.pid} uses it`),
      });
    await start(link);
    assert.ok((await stat(dataFile)).isFile());
    const held = join(folder, 'held.json');
    await writeFile(`${held}.${process.ppid}.lock`, '');
    await assert.rejects(startProvider({ dataFile: held }), {
      message: new RegExp(`^${held} cannot be used: process ${process.ppid} uses it`),
    });
  });

  it('has nothing beside it that killed providers have left', async () => {
    const left = join(folder, 'left');
    const others = ['data.json.bak', 'data.json.tmp', 'data.json.0.tmp', 'other.json.4194305.tmp'];
    await mkdir(left);
    // No process of Linux has an id of this size.
    for (const name of [...others, 'data.json.4194305.lock', 'data.json.4194305.tmp'])
      await writeFile(join(left, name), '');
    await start(join(left, 'data.json'));
    const found = ['data.json', `data.json.${process.pid}.lock`, ...others];
    assert.deepEqual((await readdir(left)).sort(), found.sort());
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
      const createMany = async () => {
        for (let index = 0; index < 1000; index++) {
          const { id } = await client.assistant.create({ name: 'x'.repeat(2000), index });
          if (reported.push(id) === 60) child.kill('SIGKILL');
        }
      };
      const many = await Promise.allSettled(Array.from({ length: 20 }, createMany));
      assert.ok(many.every(({ status }) => status === 'rejected'));
      const again = await start(dataFile);
      const { records } = await again.assistant.list({ limit: 1000 });
      const kept = new Set(records.map(({ id }) => id));
      assert.deepEqual(
        reported.filter((id) => !kept.has(id)),
        [],
      );
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
