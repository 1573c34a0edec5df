import assert from 'node:assert/strict';
import type { JSHandle, Page } from 'playwright-core';
import { after, describe, it } from 'node:test';
import { meterTrack } from '../support/audio.js';
import { launchBrowser } from '../support/browser.js';
import { spawnProvider } from '../support/provider.js';
import { shared } from '../support/shared.js';
import { becomes } from '../support/until.js';
import { serveLibraryPages, VERSIONS } from './library-pages.js';
import { PATIENCE_MS } from '../support/patience.js';

/** It is still spoken when its volume is read. */
const LONG_SPEECH = 'I am listening. '.repeat(20);

/** What is left of calls in a page: nothing, when all are zero. */
function remains(page: Page) {
  return page.evaluate(() => ({
    audio: document.querySelectorAll('audio').length,
    frames: document.querySelectorAll('iframe').length,
    calls: Object.keys(
      (window as unknown as { _daily?: { instances: object } })._daily?.instances ?? {},
    ).length,
  }));
}

describe('a call with the call library', () => {
  const { pages, provider, browser } = shared({
    pages: () => serveLibraryPages(),
    provider: () => spawnProvider(),
    browser: () => launchBrowser(),
  });
  after(() => browser.expectNoForeignTraffic());

  for (const [library, version] of Object.entries(VERSIONS))
    it(`${version} starts, is heard, is muted, and ends with nothing left`, async () => {
      await using page = await browser.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      await page.goto(pages.urlOf(library));
      assert.equal(await page.evaluate(() => window.libraryVersion), version);
      await page.evaluate((options) => window.begin(options), {
        mode: 'voice' as const,
        publicKey: 'key',
        assistantId: 'assistant',
        apiUrl: provider.url,
        callBundleUrl: provider.callBundleUrl,
      });
      await page.waitForFunction(() => window.assistant.state.voice.status === 'connected');

      const voice = await page.waitForFunction(
        () => (document.querySelector('audio')?.srcObject as MediaStream)?.getAudioTracks()[0],
      );
      const meter = await meterTrack(page, voice as JSHandle<MediaStreamTrack>);
      // The greeting may be over before it is measured.
      await page.evaluate((message) => window.assistant.send({ type: 'send-to-call', message }), {
        type: 'say',
        message: LONG_SPEECH,
        content: LONG_SPEECH,
      });
      await meter.waitForSound();
      await page.waitForFunction(() => window.assistant.volume() > 0);
      await page.waitForFunction(() =>
        /help you today/.test(JSON.stringify(window.assistant.state.transcript)),
      );

      for (const muted of [true, false]) {
        await page.evaluate(() => window.assistant.send({ type: 'toggle-mute' }));
        await page.waitForFunction((wanted) => {
          const { voice } = window.assistant.state;
          return voice.status === 'connected' && voice.muted === wanted;
        }, muted);
      }

      await page.evaluate(() => window.assistant.send({ type: 'end-call' }));
      await page.waitForFunction(() => window.events.some(({ type }) => type === 'call-end'));
      const events = await page.evaluate(() => window.events);
      assert.deepEqual(
        events.filter(({ type }) => type !== 'call-start-progress'),
        [{ type: 'call-end', reason: 'customer-ended-call' }],
      );
      assert.match(JSON.stringify(events), /"video-recording-setup".*"skipped-not-enabled"/);
      await becomes(() => remains(page), { audio: 0, frames: 0, calls: 0 });
    });
});
