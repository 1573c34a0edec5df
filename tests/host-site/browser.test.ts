import axe from 'axe-core';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openBrowserPages, type BrowserPages } from './browser-pages.js';

const PHONE = 360;
const DESKTOP = 1440;

describe('the pages in a browser', () => {
  let pages: BrowserPages;
  before(async () => {
    pages = await openBrowserPages('present');
  });
  after(async () => {
    await pages.close();
    assert.deepEqual(pages.troubles, []);
  });

  test('on a phone the menu opens, and closes on choosing a link', async () => {
    const page = await pages.open('/', PHONE);
    const button = page.getByRole('button', { name: 'Menu' });
    const link = page.getByRole('navigation', { name: 'Main' }).getByText('Pricing');
    await button.waitFor();
    assert.equal(await link.isVisible(), false);
    await button.click();
    await link.waitFor();
    assert.equal(await button.getAttribute('aria-expanded'), 'true');
    await link.click();
    await link.waitFor({ state: 'hidden' });
    assert.equal(await button.getAttribute('aria-expanded'), 'false');
    assert.equal(new URL(page.url()).hash, '#solutions');
  });

  test('Escape closes the menu and gives the focus back', async () => {
    const page = await pages.open('/', PHONE);
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    assert.equal(await button.getAttribute('aria-expanded'), 'false');
    assert.equal(await button.evaluate((element) => element === document.activeElement), true);
  });

  for (const path of ['/', '/embed.html']) {
    for (const width of [PHONE, 768, DESKTOP]) {
      test(`${path} fits a window of ${width} pixels`, async () => {
        const page = await pages.open(path, width);
        await page.getByRole('heading', { level: 1 }).waitFor();
        const overflow = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        assert.equal(overflow, 0);
      });
    }
  }

  for (const path of ['/', '/embed.html']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${path} has no fault for assistive technology, ${colorScheme}`, async () => {
        const page = await pages.open(path, DESKTOP, colorScheme);
        await page.locator('voice-assistant').getByRole('button').first().waitFor();
        await page.evaluate(axe.source);
        const faults = await page.evaluate(async () => {
          const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
          return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
        });
        assert.deepEqual(faults, []);
      });
    }
  }

  test('with a microphone the home page points at the assistant', async () => {
    const page = await pages.open('/', DESKTOP);
    await page.getByText('ask our AI agent: it is at the bottom right').waitFor();
  });

  test('the closing button opens the assistant', async () => {
    const page = await pages.open('/', DESKTOP);
    await page.getByRole('button', { name: 'Ask our AI agent for a demo' }).click();
    await page.locator('voice-assistant:state(open)').waitFor({ state: 'attached' });
  });

  test('the embed page lists what the element tells, and hides a kind when asked', async () => {
    const page = await pages.open('/embed.html', DESKTOP);
    await page.locator('voice-assistant:defined').evaluate((element) => {
      (element as HTMLElement & { sendMessage(text: string): void }).sendMessage('Hello');
    });
    const row = page.getByRole('listitem').filter({ hasText: 'va-message' });
    await row.waitFor();
    assert.match((await row.textContent()) ?? '', /"role":"user","content":"Hello"/);
    const button = page.getByRole('button', { name: 'va-message' });
    await button.click();
    await row.waitFor({ state: 'hidden' });
    assert.equal(await button.getAttribute('aria-pressed'), 'false');
    await button.click();
    await row.waitFor();
  });
});

describe('without a microphone', () => {
  let pages: BrowserPages;
  before(async () => {
    pages = await openBrowserPages('missing');
  });
  after(() => pages.close());

  test('the home page leads to the page on which one can type', async () => {
    const page = await pages.open('/', DESKTOP);
    const link = page.getByRole('link', { name: 'the page with a text box' });
    await link.click();
    await page.waitForURL('**/embed.html');
  });

  test('the embed page says that one can type', async () => {
    const page = await pages.open('/embed.html', DESKTOP);
    await page.getByText('No microphone was found: you can type instead.').waitFor();
  });
});
