import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ROUTE_PATHS } from '../../../host-site/paths.js';
import { meterTrack } from '../../support/audio.js';
import { spawnProvider } from '../../support/provider.js';
import { openBrowserPages, usable } from './browser-pages.js';

test('a call continues on all twelve routes, also without the Navigation API', async (t) => {
  const provider = await spawnProvider();
  t.after(() => provider.stop());
  const pages = await openBrowserPages({ provider });
  t.after(() => pages.close());

  const page = await pages.watched();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await page.goto(`${pages.url}/`);
  await usable(page);
  assert.ok(await page.evaluate(() => !('navigation' in window)));
  await page.locator('voice-assistant [part~="launcher"]').click();
  const call = page.locator('voice-assistant [part~="call-button"]');
  await call.click();
  const connected = page.locator('voice-assistant:state(connected)');
  await connected.waitFor({ state: 'attached' });
  const track = await page.waitForFunction(
    () =>
      (
        document.querySelector<HTMLAudioElement>('html > audio')?.srcObject as MediaStream | null
      )?.getAudioTracks()[0],
  );
  const id = await track.evaluate((audio) => audio?.id);
  await page.evaluate(() => Object.assign(window, { marked: true }));

  for (const path of [...ROUTE_PATHS.slice(1), '/']) {
    // Every page is linked from all others, or from the one before it.
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
    await page.locator(`main[data-page="${path}"]`).waitFor();
    assert.equal(await connected.count(), 1, path);
    const now = await page.evaluate(() => {
      const stream = document.querySelector<HTMLAudioElement>('html > audio')
        ?.srcObject as MediaStream | null;
      const audio = stream?.getAudioTracks()[0];
      return { id: audio?.id, state: audio?.readyState, marked: 'marked' in window };
    });
    assert.deepEqual(now, { id, state: 'live', marked: true }, path);
  }

  const voice = await page.waitForFunction(
    () =>
      (
        document.querySelector<HTMLAudioElement>('html > audio')!.srcObject as MediaStream
      ).getAudioTracks()[0]!,
  );
  const meter = await meterTrack(page, voice as never);
  await page.evaluate(() => {
    const element = document.querySelector('voice-assistant') as unknown as {
      sendToCall(message: object): void;
    };
    const message = 'The twelve pages are behind us, and we are still talking to each other.';
    element.sendToCall({ type: 'say', message, content: message });
  });
  await meter.waitForSound();
  pages.expectNoTrouble();
});
