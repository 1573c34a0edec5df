import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { launchBrowser, type TestBrowser } from './browser.js';
import { drawn } from './frames.js';

describe('waiting for a frame', () => {
  let browser: TestBrowser;
  let page: Page;

  before(async () => {
    browser = await launchBrowser();
    page = await browser.newPage();
  });

  afterEach(() => browser.expectNoForeignTraffic());

  after(() => browser?.close());

  it('ends after two frames', async () => {
    await page.evaluate(`globalThis.frames = 0;
      requestAnimationFrame(function count() {
        frames++;
        requestAnimationFrame(count);
      });`);
    await drawn(page);
    assert.ok((await page.evaluate<number>('frames')) >= 2);
  });

  it('ends, too, where no frame is drawn', async () => {
    await page.evaluate('globalThis.requestAnimationFrame = () => 0');
    await drawn(page);
  });
});
