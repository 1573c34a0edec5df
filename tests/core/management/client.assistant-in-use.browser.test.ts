import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { createManagementClient, type ManagementClient } from '../../../core/management/index.js';
import { Visitor } from '../../end-to-end/visitor.js';
import { meterTrack } from '../../support/audio.js';
import { launchBrowser } from '../../support/browser.js';
import { spawnProvider } from '../../support/provider.js';
import { startModelServer } from '../../support/model-server.js';
import { serveScriptPage } from '../../support/script-page.js';
import { shared } from '../../support/shared.js';

type Management = typeof import('../../../core/management/index.js');

const FIRST_MESSAGE = 'Welcome to the tea house. Which tea would you like?';

/** From the management API to the visitor's ears, all of it real but the model that answers. */
describe('an assistant made through the management API, on a page', () => {
  const { model } = shared({ model: () => startModelServer() });
  const { site, provider, browser } = shared({
    site: serveScriptPage,
    provider: () => spawnProvider({ environment: { ...process.env, ...model.environment } }),
    browser: () => launchBrowser(),
  });
  let client: ManagementClient;
  let assistantId: string;

  before(async () => {
    client = createManagementClient({ apiUrl: provider.url, token: 'key' });
    const assistant = await client.assistant.create({
      name: 'Tea house',
      firstMessage: FIRST_MESSAGE,
      model: { messages: [{ role: 'system', content: 'You sell tea.' }] },
    });
    assistantId = assistant.id;
  });

  it('answers in a chat by its own instructions, and its first message is heard in a call', async () => {
    const attributes = { mode: 'hybrid', 'assistant-id': assistantId };
    const visitor = await Visitor.comes(browser, site.url, provider, attributes);
    await visitor.opens();
    await visitor.types('Which tea do you have?');
    await visitor.reads('assistant', /You said: Which tea do you have\?/);
    assert.deepEqual(model.conversations.at(-1)?.at(0), {
      role: 'system',
      content: 'You sell tea.',
    });

    await visitor.hears('message', '"role":"assistant"');
    await visitor.calls();
    await visitor.sees('connected');
    const meter = await meterTrack(visitor.page, await visitor.voice());
    await meter.waitForSound();
    await visitor.reads('assistant', /Which tea would you like/);
    const [success] = await visitor.reported('call-start-success');
    const call = () => client.call.get(String(success?.callId));
    assert.equal((await call()).assistantId, assistantId);
    assert.equal((await call()).status, 'in-progress');

    await visitor.part('call-button').click();
    await visitor.leftNothing();
    for (const until = Date.now() + 30_000; (await call()).status !== 'ended'; await sleep(50))
      assert.ok(Date.now() < until, 'the call is never over');
    await visitor.goes();
    browser.expectNoForeignTraffic();
  });

  it('can be made and changed from a page as well', async () => {
    const entry = fileURLToPath(new URL('../../../core/management/index.ts', import.meta.url));
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'management',
      platform: 'browser',
    });
    const page = await browser.newPage();
    await page.goto(`${site.url}/page.html`);
    await page.addScriptTag({ content: outputFiles[0]?.text });
    const seen = await page.evaluate(async (apiUrl) => {
      const { createManagementClient } = (window as unknown as { management: Management })
        .management;
      const inPage = createManagementClient({ apiUrl, token: 'key' });
      const { id } = await inPage.assistant.create({ name: 'From a page' });
      await inPage.assistant.update(id, { firstMessage: 'Hello' });
      await inPage.assistant.replace(id, { name: 'Replaced' });
      const file = await inPage.file.create({ file: new File(['abc'], 'é.txt'), purpose: 'x' });
      const names: unknown[] = [];
      for await (const { name } of inPage.assistant.list({ limit: 1 })) names.push(name);
      await inPage.assistant.delete(id);
      const gone = await inPage.assistant.get(id).catch((error: Error) => error.message);
      return { names, file: [file.name, file.bytes], gone };
    }, provider.url);
    assert.deepEqual(seen.names, ['Replaced', 'Tea house']);
    assert.deepEqual(seen.file, ['é.txt', 3]);
    assert.match(String(seen.gone), /was answered 404: There is no assistant with id/);
    await page.context().close();
    browser.expectNoForeignTraffic();
  });
});
