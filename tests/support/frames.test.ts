import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { launchBrowser } from './browser.js';
import { drawn } from './frames.js';
import { shared } from './shared.js';

describe('waiting for a frame', () => {
  const { browser } = shared({ browser: () => launchBrowser() });
  const { page } = shared({ page: () => browser.newPage() });
  afterEach(() => browser.expectNoForeignTraffic());

  it('ends after two frames', async () => {
    await page.evaluate(`globalThis.frames = 0;
      requestAnimationFrame(function count() {
        frames++;
        requestAnimationFrame(count);
      });`);
    // A busy machine may draw no frame in a second.
    await page.evaluate('globalThis.soon = setTimeout; globalThis.setTimeout = () => 0');
    await drawn(page);
    await page.evaluate('globalThis.setTimeout = soon');
    assert.ok((await page.evaluate<number>('frames')) >= 2);
  });

  it('ends, too, where no frame is drawn', async () => {
    await page.evaluate('globalThis.requestAnimationFrame = () => 0');
    await drawn(page);
  });
});
