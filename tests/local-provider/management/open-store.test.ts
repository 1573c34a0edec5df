import assert from 'node:assert/strict';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';

import type { LocalProvider } from '../../../local-provider/index.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { post, startProvider } from '../provider-client.js';

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
    const response = await post(`${provider.url}/call/web`, { assistantId: 'an-assistant' });
    assert.equal(response.status, 500);
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
