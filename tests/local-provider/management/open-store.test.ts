import assert from 'node:assert/strict';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { LocalProvider } from '../../../local-provider/index.js';
import { openStore } from '../../../local-provider/management/open-store.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { post, readJson, startProvider } from '../provider-client.js';

const TURN = { assistantId: 'an-assistant', input: 'What do you offer?', stream: true };

describe('a provider that keeps its data in a file', () => {
  let folder: string;
  let provider: LocalProvider;

  beforeEach(async () => {
    folder = temporaryFolder();
    provider = await startProvider({ dataFile: join(folder, 'data.json') });
  });
  afterEach(async () => {
    await mkdir(folder, { recursive: true });
    await provider.close();
  });

  const kept = () => readFile(join(folder, 'data.json'), 'utf8');

  it('stores a call before the page receives it', async () => {
    for (let calls = 0; calls < 10; calls++) {
      const response = await post(`${provider.url}/call/web`, { assistantId: 'an-assistant' });
      const { id } = (await response.json()) as { id: string };
      assert.ok((await kept()).includes(id));
    }
  });

  for (const path of ['/chat', '/chat/responses'])
    it(`has a streamed turn in it before its stream ends: ${path}`, async () => {
      const stream = await (await post(provider.url + path, TURN)).text();
      assert.match(stream, /\[DONE\]/);
      const [, id] = /"id":"([\da-f-]{36})"/.exec(stream)!;
      assert.ok((await kept()).includes(id!));
    });

  it('confirms no call that could not be stored', async () => {
    await rm(folder, { recursive: true });
    const call = () =>
      post(
        `${provider.url}/call/web`,
        { assistantId: 'an-assistant' },
        { headers: { 'Idempotency-Key': 'press-1' } },
      );
    assert.equal((await call()).status, 500);
    await mkdir(folder);
    const { id } = (await (await call()).json()) as { id: string };
    const calls = await readJson<{ id: string }[]>(`${provider.url}/call`);
    assert.equal(calls.map((each) => each.id).join(), id);
  });

  it('keeps what has happened when it could not be stored at once', async () => {
    const path = join(folder, 'noted.json');
    const { store, save, note, close } = await openStore(path);
    const calls = store.collection('call');
    const { id } = calls.create({ status: 'in-progress' });
    await save();
    await rm(folder, { recursive: true });
    const noted = note(() => void calls.update(id, { status: 'ended' }));
    const refused = calls.create({});
    await Promise.all([assert.rejects(noted), assert.rejects(save())]);
    assert.equal(calls.find(refused.id), undefined);
    assert.equal(calls.get(id).status, 'ended');
    await mkdir(folder);
    await close();
    assert.match(await readFile(path, 'utf8'), /"ended"/);
  });

  for (const path of ['/chat', '/chat/responses'])
    it(`breaks the stream of a turn that could not be stored: ${path}`, async () => {
      await rm(folder, { recursive: true });
      const response = await post(provider.url + path, TURN);
      let text = '';
      await assert.rejects(async () => {
        for await (const piece of response.body!.pipeThrough(new TextDecoderStream()))
          text += piece;
      });
      assert.match(text, /delta/);
      assert.doesNotMatch(text, /\[DONE\]|response\.completed/);
    });
});
