import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';

import { BROWSER_FLAGS } from '../../scripts/browser/browser-flags.js';
import { findBrowser } from '../../scripts/browser/find-browser.js';
import { withBrowser } from '../../scripts/browser/launch-browser.js';
import { meterTrack } from './audio.js';
import { launchBrowser } from './browser.js';
import { servePage } from './page-server.js';
import { writeSpeech } from './speech.js';
import { temporaryFolder } from './temporary-folder.js';

describe('the browser of the tests', () => {
  const installed =
    (...paths: string[]) =>
    (path: string) =>
      paths.includes(path);

  it('is the one that CHROME_PATH names', () => {
    const environment = { CHROME_PATH: '/opt/my-chrome' };
    assert.equal(
      findBrowser('chromium', environment, 'linux', installed('/opt/my-chrome')),
      '/opt/my-chrome',
    );
    assert.throws(
      () => findBrowser('chromium', environment, 'linux', installed('/usr/bin/chromium')),
      /CHROME_PATH names "\/opt\/my-chrome", which does not exist/,
    );
  });

  for (const [platform, path] of [
    ['linux', '/usr/bin/chromium'],
    ['linux', '/usr/bin/microsoft-edge'],
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ] as const) {
    it(`is found on ${platform} at ${path}`, () => {
      assert.equal(findBrowser('chromium', {}, platform, installed(path)), path);
    });
  }

  it('is found where Windows keeps its programs', () => {
    const path = join('C:\\Programs', 'Google/Chrome/Application/chrome.exe');
    assert.equal(
      findBrowser('chromium', { PROGRAMFILES: 'C:\\Programs' }, 'win32', installed(path)),
      path,
    );
  });

  it('has installation instructions if it is missing', () => {
    assert.throws(
      () => findBrowser('chromium', {}, 'linux', () => false),
      /install Chrome, Chromium or Edge/,
    );
  });
});

/** What a browser that was started in some way has off, by its own page about itself. */
function featuresOff(args: readonly string[]): Promise<string[]> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.goto('chrome://version');
    const line = (await page.locator('#command_line').textContent()) ?? '';
    const lists = [...line.matchAll(/--disable-features=(\S*)/g)].map(([, list]) => list ?? '');
    return lists.at(-1)?.split(',') ?? [];
  }, args);
}

describe('a launched browser', () => {
  it('has off what Playwright has off, the pages behind the address bar, and the spare renderer', async () => {
    const [before, after] = await Promise.all([featuresOff([]), featuresOff(BROWSER_FLAGS)]);
    assert.ok(before.includes('PaintHolding'));
    const own = after.filter((feature) => !before.includes(feature));
    assert.deepEqual(
      before.filter((feature) => !after.includes(feature)),
      [],
    );
    assert.deepEqual(own, [
      'WebUIOmniboxPopup',
      'WebUIOmniboxAimPopup',
      'SpareRendererForSitePerProcess',
    ]);
  });

  it('blocks and reports requests to other hosts', async (context) => {
    const browser = await launchBrowser();
    context.after(() => browser.close());
    const pages = await servePage(new URL('./empty-page.ts', import.meta.url));
    context.after(() => pages.close());
    const page = await browser.newPage();
    await page.goto(pages.url);
    assert.equal(await page.evaluate(async () => (await fetch('/')).status), 200);
    browser.expectNoForeignTraffic();
    const outcome = await page.evaluate(() =>
      fetch('https://example.com/here').catch((error: unknown) => String(error)),
    );
    assert.match(String(outcome), /Failed to fetch/);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          new WebSocket('wss://example.com/there').addEventListener('close', resolve);
        }),
    );
    assert.throws(
      () => browser.expectNoForeignTraffic(),
      /GET https:\/\/example\.com\/here\nWebSocket wss:\/\/example\.com\/there/,
    );
  });

  it('closes a page that hangs, so that what waits for it fails', async (context) => {
    const browser = await launchBrowser({ longestPageMs: 300 });
    context.after(() => browser.close());
    const page = await browser.newPage();
    await assert.rejects(page.waitForFunction('false', undefined, { timeout: 0 }), /closed/);
  });

  it('plays a WAV file as its microphone, from the moment that it opens', async (context) => {
    const wav = join(temporaryFolder(), 'speech.wav');
    await writeSpeech(wav, [1, 'Is anybody there?', 1]);
    const browser = await launchBrowser({ microphone: { wav } });
    context.after(() => browser.close());
    const pages = await servePage(new URL('./empty-page.ts', import.meta.url));
    context.after(() => pages.close());
    const page = await browser.newPage();
    await page.goto(pages.url);
    const track = await page.evaluateHandle(async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      return stream.getAudioTracks()[0]!;
    });
    const meter = await meterTrack(page, track);
    await meter.waitForSound();
    await meter.waitForSilence(500);
    assert.ok((await meter.loudest()) < 0.9, 'it is not clipped');
  });
});
