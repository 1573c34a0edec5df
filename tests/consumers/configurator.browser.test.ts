import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import axe from 'axe-core';
import type { BrowserContextOptions, Frame, Page } from 'playwright-core';
import { ROOT } from '../../scripts/build/root.js';
import { serveFolder } from '../../scripts/serve-folder.js';
import { launchBrowser } from '../support/browser.js';
import { shared } from '../support/shared.js';

const PATH = '/docs/configurator.html';

describe('the configurator', () => {
  const { site, browser } = shared({
    site: () => serveFolder(join(ROOT, 'scripts/docs-site/dist')),
    browser: () => launchBrowser(),
  });
  const complaints: string[] = [];

  async function open(hash = '', options: BrowserContextOptions = {}, path = PATH) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
    page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await page.goto(site.url + path + hash);
    const preview = page.frameLocator('iframe');
    await preview.locator('[part~="panel"]').waitFor();
    return { page, preview, part: (name: string) => preview.locator(`[part~="${name}"]`) };
  }

  function snippet(page: Page) {
    return page.getByLabel('Snippet', { exact: true }).last();
  }

  it('shows an option in the preview, the snippet and the URL, and keeps it', async () => {
    const { page, part } = await open();
    await page.getByLabel('heading', { exact: true }).fill('Ask "us" <now>');
    await part('panel').filter({ hasText: 'Ask "us" <now>' }).waitFor();
    await snippet(page).filter({ hasText: `heading='Ask "us" &lt;now&gt;'` }).waitFor();
    await page.getByLabel('size', { exact: true }).selectOption('compact');
    assert.equal(new URL(page.url()).hash, '#size=compact&heading=Ask+%22us%22+%3Cnow%3E');
    await page.reload();
    await part('panel').filter({ hasText: 'Ask "us" <now>' }).waitFor();
    assert.equal(await page.getByLabel('size', { exact: true }).inputValue(), 'compact');
    await page.goBack();
    assert.equal(await page.getByLabel('size', { exact: true }).inputValue(), 'full');
    await snippet(page).filter({ hasText: 'heading' }).waitFor();
    await page.goBack();
    await part('panel').filter({ hasText: 'Talk with AI' }).waitFor();
    assert.equal(new URL(page.url()).hash, '');
    await page.getByLabel('HTML').focus();
    await page.keyboard.press('ArrowRight');
    await snippet(page).filter({ hasText: 'voice-assistant/react' }).waitFor();
  });

  it('begins with a preset, which one step of the history takes back', async () => {
    const { page, part } = await open('#mode=fax&heading=Zebra');
    await page.getByRole('button', { name: 'Support' }).click();
    await part('starter-button').filter({ hasText: 'opening hours' }).waitFor();
    await snippet(page).filter({ hasText: 'size="compact"' }).waitFor();
    await snippet(page).filter({ hasNotText: 'Zebra' }).waitFor();
    assert.equal(await page.getByRole('alert').count(), 0);
    await page.goBack();
    await part('panel').filter({ hasText: 'Zebra' }).waitFor();
  });

  it('answers a chat, and makes no call', async () => {
    const { page, part, preview } = await open('#mode=hybrid');
    await part('text-box').fill('What do you cost?');
    await part('text-box').press('Enter');
    await part('assistant-message').locator('table').filter({ hasText: 'Premium' }).waitFor();
    await part('reply-button').filter({ hasText: 'Show me code' }).click();
    await part('assistant-message').locator('pre').filter({ hasText: 'va-message' }).waitFor();
    await page.getByLabel('preset', { exact: true }).selectOption('vivid');
    await part('panel').locator('xpath=ancestor::*[contains(@class, "preset-vivid")]').waitFor();
    await part('call-button').click();
    await preview.getByRole('status').filter({ hasText: 'The preview makes no calls' }).waitFor();
    browser.expectNoForeignTraffic();
  });

  it('ignores what is wrong, and says so', async () => {
    const { page, part } = await open('#mode=%3Cimg+src%3Dx%3E&heading=Ours');
    await page
      .getByRole('alert')
      .filter({ hasText: 'mode: "<img src=x>" is not one of' })
      .waitFor();
    await part('panel').filter({ hasText: 'Ours' }).waitFor();
    await page.locator('summary').filter({ hasText: 'Panel' }).press('Enter');
    await page.getByLabel('texts', { exact: true }).fill('{ "placeholder": ');
    await page.getByText('texts is not JSON: ').waitFor();
    const warned = page.waitForEvent('console');
    await page.getByLabel('texts', { exact: true }).fill('{ "placehodler": "" }');
    await page.getByText('option texts.placehodler is not known').waitFor();
    assert.match((await warned).text(), /texts\.placehodler is not known/);
  });

  it('is on the landing page, too, beside the code of three tabs', async () => {
    const { page, part } = await open('', {}, '/');
    await part('starter-button').filter({ hasText: 'Show me a table' }).press('Enter');
    await part('assistant-message').locator('table').waitFor();
    await page.locator('.landing label').filter({ hasText: 'Headless' }).click();
    await page.locator('.landing').getByText("from 'voice-assistant/core'").waitFor();
    assert.equal(await page.locator('.landing label').count(), 3);
  });

  it('stays in sight on a phone, above each option that is reached', async () => {
    const { page, part } = await open('', { viewport: { width: 390, height: 844 } });
    const option = page.getByLabel('first-chat-message', { exact: true });
    await option.fill('Zebra');
    await part('panel').filter({ hasText: 'Zebra' }).waitFor();
    const stage = (await page.locator('.stage').boundingBox())!;
    const field = (await option.boundingBox())!;
    assert.ok(stage.y >= 0 && stage.y + stage.height <= field.y, JSON.stringify([stage, field]));
  });

  it('is accessible, in both schemes and on a narrow window', async () => {
    const windows = [
      { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
      { viewport: { width: 360, height: 800 }, colorScheme: 'dark' },
    ] as const;
    for (const options of windows) {
      const { page } = await open('#mode=fax', options);
      const closed = page.locator('details:not([open]) > summary');
      while (await closed.count()) await closed.first().press('Enter');
      for (const frame of page.frames()) assert.deepEqual(await violationsIn(frame), []);
      const { width } = options.viewport;
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
    }
  });

  it('logs nothing but what the widget says about a wrong option', () => {
    const about = complaints.filter((each) => !/texts\.placehodler is not known/.test(each));
    assert.deepEqual(about, []);
  });
});

async function violationsIn(frame: Frame): Promise<string[]> {
  await frame.evaluate(axe.source);
  return frame.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(document, { iframes: false });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}
