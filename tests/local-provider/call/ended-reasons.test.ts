import assert from 'node:assert/strict';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it, type TestContext } from 'node:test';
import type { LocalProvider } from '../../../local-provider/index.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { until } from '../../support/until.js';
import { LongTimers } from '../long-timers.js';
import type { NodePage } from '../node-page.js';
import { readJson, post, startProvider } from '../provider-client.js';
import { joinRoom, newCall, type NewCall } from './node-calls.js';
import { OFFER, roomIsLeft, roomStatus } from './room-status.js';

const MINUTE_MS = 60_000;

/** What the provider's own schema has for a web call that the visitor did not join in time. */
const NOBODY_JOINED = 'call.in-progress.error-assistant-did-not-receive-customer-audio';

const SILENT = { firstMessageMode: 'assistant-waits-for-user' };

describe('calls that are over say why', () => {
  let timers: LongTimers;
  let provider: LocalProvider;

  before(async () => {
    timers = new LongTimers();
    provider = await startProvider({ environment: { PATH: process.env['PATH'] } });
  });

  after(async () => {
    await provider.close();
    timers.restore();
  });

  function makes(faults = '', more: object = {}): Promise<NewCall> {
    return newCall(provider, { assistant: SILENT, ...more }, faults);
  }

  async function joins(test: TestContext, url: string): Promise<NodePage> {
    const page = await joinRoom(url);
    test.after(() => page.close());
    page.send('playable');
    await until('the word', () => page.appMessages.includes('listening'));
    return page;
  }

  async function callOf(id: string): Promise<Record<string, string>> {
    return readJson(`${provider.url}/call/${id}`);
  }

  async function endOf(id: string): Promise<unknown[]> {
    const { status, endedReason } = await callOf(id);
    return [status, endedReason];
  }

  async function isEnded(id: string, reason: string): Promise<void> {
    await until(`${id} is over`, async () => (await endOf(id))[0] === 'ended');
    assert.deepEqual(await endOf(id), ['ended', reason]);
    const { createdAt = '', endedAt = '', updatedAt = '' } = await callOf(id);
    assert.ok(createdAt <= endedAt && endedAt <= updatedAt, `${createdAt}, ${endedAt}`);
  }

  const ends: [what: string, reason: string, faults: string, act: (page: NodePage) => void][] = [
    ['hung up', 'customer-ended-call', '', (page) => page.send('{"type":"end-call"}')],
    ['left by the page', 'customer-ended-call', '', (page) => page.post({ t: 'bye' })],
    ['lost by the page', 'customer-ended-call', '', (page) => page.close()],
    [
      'ended by the assistant',
      'assistant-ended-call-after-message-spoken',
      '',
      (page) => page.send('{"type":"say","message":"Bye.","endCallAfterSpoken":true}'),
    ],
    ['ended by a fault', 'silence-timed-out', 'end:0:silence-timed-out', () => undefined],
    ['broken off by a fault', 'meeting-full', 'meeting-full:0', () => undefined],
    ['too long', 'exceeded-max-duration', '', () => timers.runOut(30 * MINUTE_MS)],
  ];
  for (const [what, reason, faults, act] of ends)
    it(`${what}: ${reason}`, async (test) => {
      const { id, url } = await makes(faults);
      const page = await joins(test, url);
      act(page);
      await isEnded(id, reason);
    });

  it('while they run they have no reason', async (test) => {
    const { id, url } = await makes();
    assert.deepEqual(await endOf(id), ['queued', undefined]);
    await joins(test, url);
    assert.deepEqual(await endOf(id), ['in-progress', undefined]);
  });

  it('not joined within ten minutes, as by a page whose microphone is denied', async () => {
    const { id, url } = await makes();
    timers.runOut(10 * MINUTE_MS);
    await isEnded(id, NOBODY_JOINED);
    assert.equal(await roomStatus(url), 410);
  });

  it('joined in time, they are not ended for it', async (test) => {
    const { id, url } = await makes();
    await joins(test, url);
    timers.runOut(10 * MINUTE_MS);
    assert.deepEqual(await endOf(id), ['in-progress', undefined]);
  });

  it('refused at every join by a fault', async () => {
    const { id, url } = await makes('not-allowed');
    assert.equal(await roomStatus(url), 403);
    timers.runOut(10 * MINUTE_MS);
    await isEnded(id, NOBODY_JOINED);
  });

  it('left for longer than a minute, where they may be joined again', async (test) => {
    const { id, url } = await makes('', { roomDeleteOnUserLeaveEnabled: false });
    const page = await joins(test, url);
    page.post({ t: 'bye' });
    await roomIsLeft(url, page.callId);
    assert.deepEqual(await endOf(id), ['in-progress', undefined]);
    timers.runOut(MINUTE_MS);
    await isEnded(id, 'customer-ended-call');
    assert.equal(await roomStatus(url), 410);
  });

  it('stopped with the provider, which a data file keeps', async (test) => {
    const dataFile = join(temporaryFolder(), 'data.json');
    const usual = provider;
    try {
      provider = await startProvider({ dataFile });
      const [joined, waiting] = [await makes(), await makes()];
      await joins(test, joined.url);
      await provider.close();
      provider = await startProvider({ dataFile });
      assert.deepEqual(await endOf(joined.id), ['ended', 'manually-canceled']);
      assert.deepEqual(await endOf(waiting.id), ['ended', NOBODY_JOINED]);
    } finally {
      await provider.close();
      provider = usual;
    }
  });

  it('left in the data file by a provider that was killed', async (test) => {
    const folder = temporaryFolder();
    const usual = provider;
    const file = join(folder, 'data.json');
    const atItsEnd = join(folder, 'killed.json');
    try {
      provider = await startProvider({ dataFile: file });
      const [over, joined, waiting] = [await makes(), await makes(), await makes()];
      (await joins(test, over.url)).post({ t: 'bye' });
      await isEnded(over.id, 'customer-ended-call');
      await joins(test, joined.url);
      const kept = async () => (await readFile(file, 'utf8')).match(/"status": "[^"]+"/g) ?? [];
      await until('the file tells of all', async () => new Set(await kept()).size === 3);
      const before = await Promise.all([over, joined, waiting].map(({ id }) => callOf(id)));
      // What a killed provider leaves is what stands in its file at that moment.
      await copyFile(file, atItsEnd);
      await provider.close();

      provider = await startProvider({ dataFile: atItsEnd });
      assert.deepEqual(await callOf(over.id), before[0]);
      assert.deepEqual(await endOf(joined.id), ['ended', 'worker-shutdown']);
      assert.deepEqual(await endOf(waiting.id), ['ended', NOBODY_JOINED]);
      for (const { id = '', updatedAt } of before.slice(1))
        assert.equal((await callOf(id)).endedAt, updatedAt);
      // It is in the file as well, and not derived again.
      const first = await callOf(joined.id);
      await provider.close();
      provider = await startProvider({ dataFile: atItsEnd });
      assert.deepEqual(await callOf(joined.id), first);
    } finally {
      await provider.close();
      provider = usual;
    }
  });

  it('with an offer that cannot be answered', async () => {
    const { id, url } = await makes();
    const response = await post(`${url}/offer`, { type: 'offer', sdp: OFFER });
    assert.equal(response.status, 400);
    await isEnded(id, NOBODY_JOINED);
  });
});
