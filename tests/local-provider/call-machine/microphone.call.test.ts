import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { launchBrowser, type TestMicrophone } from '../../support/browser.js';
import { DailyCall, openRoom } from '../../support/daily-call.js';
import { hasNetwork } from '../../support/network.js';
import { servePage } from '../../support/page-server.js';
import { spawnProvider } from '../../support/provider.js';
import { shared } from '../../support/shared.js';
import { roomIsOver } from '../call/room-status.js';

describe('calls from browsers as they are', { concurrency: 2 }, () => {
  const { provider, pages } = shared({
    provider: () => spawnProvider(),
    pages: () => servePage(new URL('../../support/daily-page.ts', import.meta.url)),
  });

  async function newPage(context: TestContext, microphone: TestMicrophone = 'silence') {
    const browser = await launchBrowser({ microphone });
    context.after(() => browser.close());
    return { browser, call: await DailyCall.open(browser, pages.url) };
  }

  /** Joins a call and waits until the assistant listens. */
  async function joined(
    context: TestContext,
    microphone: TestMicrophone,
    { host = provider, assistant = {} } = {},
  ) {
    const { browser, call } = await newPage(context, microphone);
    const roomUrl = await openRoom(host.url, assistant);
    assert.equal(await call.join({ bundleUrl: host.callBundleUrl, roomUrl }), undefined);
    await call.message({ type: 'listening' });
    return { browser, call, roomUrl };
  }

  it('end as a lost connection when the provider is gone', async (context) => {
    const host = await spawnProvider();
    context.after(() => host.kill());
    const { call, roomUrl } = await joined(context, 'silence', { host });
    await host.kill();
    await call.event({ action: 'network-connection', event: 'interrupted' });
    const { error } = await call.event({ action: 'error' });
    assert.equal((error as { type: string }).type, 'connection-error');
    await call.event({ action: 'left-meeting' });
    assert.equal(await call.openMicrophones(), 0);
    const reason = await call.page.evaluate(
      (url) => window.testCall.call!.join({ url }).catch((event: unknown) => event),
      roomUrl,
    );
    assert.match(String((reason as { errorMsg: string }).errorMsg), /does not answer at http/);
  });

  for (const [microphone, type, blocked] of [
    ['denied', 'permissions', { byPermissions: true }],
    ['none', 'not-found', { byDeviceMissing: true }],
  ] as const) {
    const skip = !hasNetwork() && 'Chromium hides its addresses without a microphone';
    it(
      `continue when the microphone is ${microphone}, and report it`,
      { skip },
      async (context) => {
        const { browser, call } = await joined(context, microphone);
        const { error, errorMsg } = await call.event({ action: 'camera-error' });
        assert.equal((error as { type: string }).type, type);
        assert.equal((errorMsg as { audioOk: boolean }).audioOk, false);
        const audio = await call.page.evaluate(
          () => window.testCall.call!.participants().local.tracks.audio,
        );
        assert.equal(audio.state, 'blocked');
        assert.deepEqual(audio.blocked, blocked);
        const meter = await call.voiceMeter();
        await meter.waitForSound();
        assert.deepEqual(call.errors, []);
        browser.expectNoForeignTraffic();
      },
    );
  }

  it('end when the browser crashes without a word', async (context) => {
    const { browser, roomUrl } = await joined(context, 'silence');
    await browser.crash();
    await roomIsOver(roomUrl);
  });

  it('say so when the browser has no address to call from', async (context) => {
    const { call } = await newPage(context);
    await call.page.evaluate(() => {
      // Without a relay server, this is what a machine without any network looks like.
      window.RTCPeerConnection = class extends RTCPeerConnection {
        constructor() {
          super({ iceTransportPolicy: 'relay' });
        }
      };
    });
    const roomUrl = await openRoom(provider.url);
    const reason = await call.join({ bundleUrl: provider.callBundleUrl, roomUrl });
    assert.match(String((reason as { errorMsg: string }).errorMsg), /no network address/);
    assert.equal(await call.openMicrophones(), 0);
  });
});
