import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { after, describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { launchBrowser } from '../../support/browser.js';
import { DailyCall, openRoom } from '../../support/daily-call.js';
import type { JoinOptions } from '../../support/daily-page.js';
import { servePage } from '../../support/page-server.js';
import { spawnProvider } from '../../support/provider.js';
import { shared } from '../../support/shared.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

interface FatalEvent {
  errorMsg: string;
  error: { type: string };
}

interface Peers {
  peers: RTCPeerConnection[];
}

interface Channels {
  channel: RTCDataChannel;
}

/** The longest stretch of numbers that are the same, one after the other. */
function longestRun(numbers: readonly number[]): number[] {
  let longest: number[] = [];
  let run: number[] = [];
  for (const number of numbers) {
    run = number === run[0] ? [...run, number] : [number];
    if (run.length > longest.length) longest = run;
  }
  return longest;
}

const SILENT = { firstMessageMode: 'assistant-waits-for-user' };

describe('faults under the real daily-js', { concurrency: 2 }, () => {
  const recordings = temporaryFolder();
  const { provider, pages, browser } = shared({
    provider: () => spawnProvider({ args: ['--recordings', recordings] }),
    pages: () => servePage(new URL('../../support/daily-page.ts', import.meta.url)),
    browser: () => launchBrowser(),
  });
  const calls: DailyCall[] = [];

  after(() => {
    assert.deepEqual(
      calls.flatMap(({ errors }) => errors),
      [],
    );
    // Foreign traffic is stopped, and not looked at: daily-js by itself reports errors to its makers.
  });

  async function newCall(): Promise<DailyCall> {
    const call = await DailyCall.open(browser, pages.url);
    calls.push(call);
    return call;
  }

  async function joinRoom(
    call: DailyCall,
    roomUrl: string,
    options: Partial<JoinOptions> = {},
  ): Promise<unknown> {
    const bundleUrl = provider.callBundleUrl;
    return call.join({ bundleUrl, roomUrl, scriptedMicrophone: true, ...options });
  }

  async function joined(faults: string, assistant: object = SILENT) {
    const call = await newCall();
    const roomUrl = await openRoom(provider.url, assistant, { faults });
    assert.equal(await joinRoom(call, roomUrl), undefined);
    return call;
  }

  it('fail the join for an unknown fault in the room’s address', async () => {
    await using call = await newCall();
    const roomUrl = `${await openRoom(provider.url, SILENT)}?faults=exp-rom`;
    const { error, errorMsg } = (await joinRoom(call, roomUrl)) as FatalEvent;
    assert.equal(error.type, 'connection-error');
    assert.match(errorMsg, /"exp-rom", which is not known/);
  });

  it('leave the visitor alone in the room', async () => {
    await using call = await joined('assistant-absent');
    await delay(1000);
    const room = await call.page.evaluate(() => {
      const { call: daily, messages, voice } = window.testCall;
      const participants = Object.keys(daily!.participants());
      return { participants, messages, voice, counts: daily!.participantCounts().present };
    });
    assert.deepEqual(room, { participants: ['local'], messages: [], voice: undefined, counts: 1 });
    await call.leave();
    await call.event({ action: 'left-meeting' });
  });

  it('refuse the noise canceller, and nothing else', async () => {
    await using call = await joined('noise-cancelling-refused');
    const set = (type: 'noise-cancellation' | 'none') =>
      call.page.evaluate(
        (processor) =>
          window.testCall
            .call!.updateInputSettings({ audio: { processor } })
            .then(JSON.stringify, (error: unknown) => `refused: ${String(error)}`),
        { type },
      );
    assert.match(await set('noise-cancellation'), /^refused: .*noise-cancelling-refused/);
    assert.match(await set('none'), /"none"/);
  });

  it('record from the join on with a token', async () => {
    await using call = await newCall();
    const roomUrl = await openRoom(provider.url, SILENT, { faults: 'call-token' });
    assert.equal(await joinRoom(call, roomUrl, { token: 'a-token' }), undefined);
    await call.event({ action: 'recording-started', type: 'cloud' });
    await call.message({ type: 'listening' });
    await call.page.evaluate(() => window.testCall.call!.stopRecording());
    await call.event({ action: 'recording-stopped' });
    assert.equal((await readdir(recordings)).length, 1);
  });

  it('drop the network, and let it come back', async () => {
    await using call = await newCall();
    await call.page.evaluate(() => {
      const seen = window as unknown as Peers & { RTCPeerConnection: typeof RTCPeerConnection };
      seen.peers = [];
      seen.RTCPeerConnection = class extends RTCPeerConnection {
        constructor() {
          super();
          seen.peers.push(this);
        }
      };
    });
    /** What came and went so far, looked at again and again in the page. */
    const looks = await call.page.evaluateHandle(() => {
      const seen: { received: number; sent: number }[] = [];
      setInterval(async () => {
        const stats = await (window as unknown as Peers).peers[0]?.getStats();
        const counts = { received: 0, sent: 0 };
        for (const report of (stats?.values() ?? []) as Iterable<Record<string, unknown>>) {
          if (report['type'] === 'inbound-rtp') counts.received = Number(report['packetsReceived']);
          if (report['type'] === 'outbound-rtp') counts.sent = Number(report['packetsSent']);
        }
        seen.push(counts);
      }, 50);
      return seen;
    });
    const roomUrl = await openRoom(provider.url, SILENT, { faults: 'network-drop:2.5:1' });
    assert.equal(await joinRoom(call, roomUrl, { scriptedMicrophone: false }), undefined);
    const network = { action: 'network-connection', type: 'peer-to-peer' };
    await call.event({ ...network, event: 'interrupted' });
    await call.page.waitForFunction(
      () =>
        window.testCall.find('events', { action: 'network-connection', event: 'connected' })
          .length === 2,
    );
    await call.send({ type: 'say', message: 'Back again.' });
    await call.message({ type: 'transcript', transcript: 'Back again.', transcriptType: 'final' });
    for (const way of ['received', 'sent'] as const) {
      const counts = (await looks.jsonValue()).map((each) => each[way]).filter(Boolean);
      const calm = longestRun(counts);
      assert.ok(calm.length > 10, `for half a second, no packet was ${way}`);
      assert.ok(counts.at(-1)! > calm[0]!, `afterwards, packets were ${way}`);
    }
  });

  it('are not heard any more once the call is left', async () => {
    await using call = await newCall();
    await call.page.evaluate(() => {
      const seen = window as unknown as Channels;
      const { createDataChannel } = RTCPeerConnection.prototype;
      RTCPeerConnection.prototype.createDataChannel = function (name) {
        return (seen.channel = createDataChannel.call(this, name));
      };
    });
    assert.equal(await joinRoom(call, await openRoom(provider.url, SILENT)), undefined);
    await call.leave();
    await call.event({ action: 'left-meeting' });
    await call.page.evaluate(() => {
      const data = JSON.stringify({ t: 'network', event: 'interrupted' });
      (window as unknown as Channels).channel.dispatchEvent(new MessageEvent('message', { data }));
      return new Promise((resolve) => setTimeout(resolve));
    });
    const heard = await call.page.evaluate(() =>
      window.testCall.find('events', { action: 'network-connection', event: 'interrupted' }),
    );
    assert.deepEqual(heard, []);
    assert.deepEqual(call.errors, []);
  });
});
