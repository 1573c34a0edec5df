import assert from 'node:assert/strict';
import type { Frame, JSHandle, Page } from 'playwright-core';
import { after, describe, it } from 'node:test';
import { meterTrack } from '../support/audio.js';
import { launchBrowser } from '../support/browser.js';
import { PATIENCE_MS } from '../support/patience.js';
import { spawnProvider } from '../support/provider.js';
import { shared } from '../support/shared.js';
import { becomes } from '../support/until.js';
import { serveLibraryPages, VERSIONS } from './library-pages.js';

/** It is still spoken when its volume is read. */
const LONG_SPEECH = 'I am listening. '.repeat(20);

/** Messages between the two halves of the library, without the id of a call, and one of a page. */
const FORGED = [
  {
    from: 'embedded',
    action: 'app-message',
    fromId: 'stranger',
    data: '{"type":"transcript","role":"user","transcriptType":"final","transcript":"A forged line"}',
  },
  { from: 'module', action: 'local-audio', state: false },
  { action: 'network-quality-change', threshold: 'very-low', quality: 0 },
  { from: 'embedded', action: 'left-meeting' },
].map((message) => ({ what: 'iframe-call-message', ...message }));

/** A message of the page's own, which is the last one of its sender. */
const OWN = 'the end';

/** Posts to the page that a window has opened, that has opened it, or that it is a frame of. */
function post(other: Page | Frame): Promise<void> {
  return other.evaluate(
    (messages) => {
      const opener = self.opener as Window | null;
      for (const message of messages) (window.opened ?? opener ?? parent).postMessage(message, '*');
    },
    [...FORGED, OWN],
  );
}

/** A frame of another origin. What other windows post from now on is recorded. */
async function addFrame(page: Page, url: string): Promise<Frame> {
  const element = await page.evaluateHandle(async (src) => {
    const frame = Object.assign(document.createElement('iframe'), { src });
    const loaded = new Promise((resolve) => (frame.onload = resolve));
    document.body.append(frame);
    await loaded;
    window.receive();
    return frame;
  }, url);
  return (await element.contentFrame())!;
}

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

/** Waits until the voice of a call has these fields. */
function voiceHas(page: Page, wanted: object) {
  return page.waitForFunction(
    (part) =>
      Object.entries(part).every(
        ([name, value]) => Object(window.assistant.state.voice)[name] === value,
      ),
    wanted,
  );
}

/** Waits until the assistant is heard and read. */
async function speaks(page: Page): Promise<void> {
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
}

describe('a call with the call library', { concurrency: 2 }, () => {
  const { pages, provider, browser } = shared({
    pages: serveLibraryPages,
    provider: () => spawnProvider(),
    browser: () => launchBrowser(),
  });
  after(() => browser.expectNoForeignTraffic());

  for (const [library, version] of Object.entries(VERSIONS))
    it(`${version} is heard, muted and resumed, is not moved by other windows, and ends with nothing left`, async () => {
      await using opener = await browser.newPage();
      await opener.goto(pages.foreignUrl);
      const opening = opener.waitForEvent('popup');
      await opener.evaluate((url) => void (window.opened = open(url)), pages.urlOf(library));
      const page = await opening;
      page.setDefaultTimeout(PATIENCE_MS);
      await page.waitForLoadState();
      assert.equal(await page.evaluate(() => window.libraryVersion), version);
      const popping = page.waitForEvent('popup');
      await page.evaluate((url) => void open(url), pages.foreignUrl);
      const popup = await popping;
      await popup.waitForLoadState();

      /** The messages of other windows that later listeners of the page receive. */
      const received = async () => {
        const frame = await addFrame(page, pages.foreignUrl);
        for (const other of [opener, popup, frame]) await post(other);
        const all = await page.waitForFunction(
          (own) => window.received.filter((each) => each === own).length === 3 && window.received,
          OWN,
        );
        await (await frame.frameElement()).evaluate((element) => (element as Element).remove());
        return (await all.jsonValue()) as unknown[];
      };

      const options = {
        mode: 'voice' as const,
        publicKey: 'key',
        assistantId: 'assistant',
        apiUrl: provider.url,
        callBundleUrl: provider.callBundleUrl,
        rejoin: true,
      };
      for (const origin of [undefined, 'resumed'] as const) {
        if (origin) await page.reload();
        await page.evaluate(([given, from]) => window.begin(given, from), [
          options,
          origin,
        ] as const);
        await voiceHas(page, { status: 'connected' });
        if (!origin) {
          await speaks(page);
          const events = JSON.stringify(await page.evaluate(() => window.events));
          assert.match(events, /"video-recording-setup".*"skipped-not-enabled"/);
        }
        assert.deepEqual(await received(), [OWN, OWN, OWN]);
        const { voice, transcript } = await page.evaluate(() => window.assistant.state);
        const unchanged = { status: 'connected', muted: false, network: 'good' };
        assert.deepEqual({ ...voice, ...unchanged }, voice);
        assert.doesNotMatch(JSON.stringify(transcript), /forged/);
        for (const muted of [true, false]) {
          await page.evaluate(() => window.assistant.send({ type: 'toggle-mute' }));
          await voiceHas(page, { status: 'connected', muted });
        }
      }

      await page.evaluate(() => window.assistant.send({ type: 'end-call' }));
      await page.waitForFunction(() => window.events.some(({ type }) => type === 'call-end'));
      assert.deepEqual(
        (await page.evaluate(() => window.events)).filter(
          ({ type }) => type !== 'call-start-progress',
        ),
        [{ type: 'call-end', reason: 'customer-ended-call' }],
      );
      await becomes(() => remains(page), { audio: 0, frames: 0, calls: 0 });
      // Without a call they are of no concern.
      assert.equal((await received()).length, 3 * (FORGED.length + 1));
    });
});
