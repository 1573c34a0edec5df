import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { launchBrowser } from '../../support/browser.js';
import { spawnProvider } from '../../support/provider.js';
import { serveScriptPage } from '../../support/script-page.js';
import { shared } from '../../support/shared.js';

type Management = typeof import('../../../core/management/index.js');

describe('the management client in a page', () => {
  const { site, provider, browser } = shared({
    site: serveScriptPage,
    provider: () => spawnProvider(),
    browser: () => launchBrowser(),
  });

  it('makes, changes, lists and deletes', async () => {
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
      await inPage.assistant.create({ name: 'Kept' });
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
    assert.deepEqual(seen.names, ['Replaced', 'Kept']);
    assert.deepEqual(seen.file, ['é.txt', 3]);
    assert.match(String(seen.gone), /was answered 404: There is no assistant with id/);
    await page.context().close();
    browser.expectNoForeignTraffic();
  });
});
