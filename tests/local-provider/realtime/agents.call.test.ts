import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { clientPage, PATIENCE } from '../support/client-page.js';

describe('OpenAI’s own SDK for voice agents', () => {
  const { provider, browser, page, uncaught } = clientPage(
    new URL('./agents-page.ts', import.meta.url),
  );

  before(async () => {
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
