import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { Frame, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { spawnProvider } from '../support/provider.js';
import { shared } from '../support/shared.js';
import { serveLibraryPages, VERSIONS } from './library-pages.js';

const PATIENCE_MS = 60_000;

/** What the two halves of the library tell each other, without the id of a call, and a page's own. */
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

describe('another window', () => {
  const { pages, provider, browser } = shared({
    pages: serveLibraryPages,
    provider: () => spawnProvider(),
    browser: () => launchBrowser(),
  });
  after(() => browser.expectNoForeignTraffic());

  for (const [library, version] of Object.entries(VERSIONS))
    it(`does not move a call with the call library ${version}, also when it is resumed`, async () => {
      const options = {
        mode: 'voice' as const,
        publicKey: 'key',
        assistantId: 'assistant',
        apiUrl: provider.url,
        callBundleUrl: provider.callBundleUrl,
        rejoin: true,
      };
      await using opener = await browser.newPage();
      await opener.goto(pages.foreignUrl);
      const opening = opener.waitForEvent('popup');
      await opener.evaluate((url) => void (window.opened = open(url)), pages.urlOf(library));
      const page = await opening;
      page.setDefaultTimeout(PATIENCE_MS);
      await page.waitForLoadState();
      const popping = page.waitForEvent('popup');
      await page.evaluate((url) => void open(url), pages.foreignUrl);
      const popup = await popping;
      await popup.waitForLoadState();

      const received = async () => {
        const frame = await addFrame(page, pages.foreignUrl);
        for (const other of [opener, popup, frame]) await post(other);
        const all = await page.waitForFunction(
          (own) => window.received.filter((each) => each === own).length === 3 && window.received,
          OWN,
        );
        return (await all.jsonValue()) as unknown[];
      };
      const becomes = (wanted: object) =>
        page.waitForFunction(
          (part) =>
            Object.entries(part).every(
              ([name, value]) => Object(window.assistant.state.voice)[name] === value,
            ),
          wanted,
        );
      const send = (type: 'toggle-mute' | 'end-call') =>
        page.evaluate((intent) => window.assistant.send({ type: intent }), type);

      for (const origin of [undefined, 'resumed'] as const) {
        if (origin) await page.reload();
        await page.evaluate(([given, from]) => window.begin(given, from), [
          options,
          origin,
        ] as const);
        await becomes({ status: 'connected' });
        assert.deepEqual(await received(), [OWN, OWN, OWN], 'what reaches later listeners');
        const { voice, transcript } = await page.evaluate(() => window.assistant.state);
        const unchanged = { status: 'connected', muted: false, network: 'good' };
        assert.deepEqual({ ...voice, ...unchanged }, voice);
        assert.doesNotMatch(JSON.stringify(transcript), /forged/);
        for (const muted of [true, false]) {
          await send('toggle-mute');
          await becomes({ status: 'connected', muted });
        }
      }
      await send('end-call');
      await page.waitForFunction(
        () => !Object.keys(Object(Object(window)._daily?.instances)).length,
      );
      // Without a call they are of no concern.
      assert.equal((await received()).length, 3 * (FORGED.length + 1));
    });
});
