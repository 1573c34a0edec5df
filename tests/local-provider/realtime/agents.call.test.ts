import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../support/browser.js';
import { servePage } from '../../support/page-server.js';
import { spawnProvider } from '../../support/provider.js';
import { shared } from '../../support/shared.js';
import { PATIENCE_MS } from '../../support/patience.js';

const PATIENCE = { timeout: PATIENCE_MS };

describe('OpenAI’s own SDK for voice agents', () => {
  const { provider, pages, browser } = shared({
    provider: () => spawnProvider(),
    pages: () => servePage(new URL('./agents-page.ts', import.meta.url)),
    browser: () => launchBrowser(),
  });
  let page: Page;
  const uncaught: Error[] = [];

  before(async () => {
    page = await browser.newPage();
    page.on('pageerror', (error) => uncaught.push(error));
    await page.goto(pages.url);
    await page.evaluate(async (calls) => {
      window.visit = new window.Visit(calls);
      await window.visit.connect();
    }, `${provider.url}/v1/realtime/calls`);
  });

  async function says(text: string): Promise<void> {
    await page.waitForFunction((wanted) => window.visit.words.includes(wanted), text, PATIENCE);
  }

  it('connects, and has its question answered', async () => {
    assert.equal(await page.evaluate(() => window.visit.status), 'connected');
    await page.evaluate(() => window.visit.session.sendMessage('Is there a free trial?'));
    await says('7 days');
    await page.waitForFunction(
      () => window.visit.types.includes('output_audio_buffer.stopped'),
      undefined,
      PATIENCE,
    );
  });

  it('runs a tool, whose result is answered', async () => {
    await page.evaluate(() => window.visit.session.sendMessage('Which page is this?'));
    await says('It is open');
    assert.deepEqual(await page.evaluate(() => window.visit.used), [{}]);
  });

  it('runs a tool that is called with words, in one response', async () => {
    await page.evaluate(() => window.visit.session.sendMessage('Open the penthouse'));
    await says('One moment.');
    await page.waitForFunction(
      () => window.visit.words.split('It is open').length === 3,
      undefined,
      PATIENCE,
    );
    assert.deepEqual(await page.evaluate(() => window.visit.used), [{}, { home: 'penthouse' }]);
  });

  it('meets no error, and asks no other host', async () => {
    await page.evaluate(() => window.visit.session.close());
    assert.deepEqual(await page.evaluate(() => window.visit.errors), []);
    assert.deepEqual(uncaught, []);
    browser.expectNoForeignTraffic();
  });
});
