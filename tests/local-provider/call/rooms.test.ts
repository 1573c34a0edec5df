import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { shared } from '../../support/shared.js';
import { until } from '../../support/until.js';
import { NodePage, type Sounds } from '../node-page.js';
import { post, startProvider } from '../provider-client.js';

const CHROMIUM: Sounds = { opusPayloadType: 111, direction: 'SendRecv' };
const FIREFOX: Sounds = { opusPayloadType: 109, direction: 'SendRecv' };

/** One voice, as much data as it needs, and what restores lost packets. */
const OPUS_PARAMETERS = new Set([
  'maxaveragebitrate=32000',
  'minptime=10',
  'sprop-stereo=0',
  'stereo=0',
  'useinbandfec=1',
]);

/** How long nothing runs in this process, the provider neither. */
const STANDSTILL_MS = 5_000;

describe('rooms', () => {
  const { provider } = shared({
    provider: () => startProvider({ environment: { PATH: process.env['PATH'] } }),
  });

  function newPage(test: TestContext, sounds = CHROMIUM): NodePage {
    const page = new NodePage(sounds);
    test.after(() => page.close());
    return page;
  }

  async function newRoom(assistant: object = {}): Promise<string> {
    const response = await post(`${provider.url}/call/web`, { assistant });
    return ((await response.json()) as { webCallUrl: string }).webCallUrl;
  }

  async function refusalOf(response: Response): Promise<unknown> {
    const { statusCode, message, error } = (await response.json()) as Record<string, unknown>;
    assert.equal(statusCode, response.status);
    assert.equal(typeof error, 'string');
    return message;
  }

  it('carry sound under the number that the page gives to Opus, and messages', async (test) => {
    const page = newPage(test, FIREFOX);
    assert.equal((await page.join(await newRoom({ firstMessage: 'Hello.' }))).status, 200);
    await until('packets', () => page.packets.length > 10);
    const types = new Set(page.packets.map(({ payloadType }) => payloadType));
    assert.deepEqual(types, new Set([FIREFOX.opusPayloadType]));
    assert.ok(
      page.packets.every(({ payload }) => payload.length > 0),
      'silence is sent too',
    );
    const parameters = new RegExp(`a=fmtp:${FIREFOX.opusPayloadType} (.*)`).exec(page.answerSdp);
    assert.deepEqual(new Set(parameters?.[1]?.trim().split(';')), OPUS_PARAMETERS);
    page.send('playable');
    await until('the greeting', () => page.messages.some(({ data }) => /Hello\./.test(data ?? '')));
    await until('its words', () => /"partial"/.test(JSON.stringify(page.appMessages)));
    assert.deepEqual(page.messages[0], { t: 'app', data: 'listening' });
  });

  it('survive a stall of the machine', async (test) => {
    const page = newPage(test);
    const url = await newRoom({ firstMessageMode: 'assistant-waits-for-user' });
    assert.equal((await page.join(url)).status, 200);
    await until('the connection', () => page.isOpen);
    page.send('playable');
    for (let packet = 0; packet < 10; packet++) {
      page.sendSound();
      await delay(20);
    }
    // Longer than a page may be silent that was heard before.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STANDSTILL_MS);
    // The provider looks after the page before it hears from it.
    await delay(600);
    page.send(JSON.stringify({ type: 'say', message: 'Still here.' }));
    await until('the words', () => /Still here/.test(JSON.stringify(page.appMessages)));
  });

  it('speak to a page that has no microphone', async (test) => {
    const page = newPage(test, { opusPayloadType: 111, direction: 'RecvOnly' });
    assert.equal((await page.join(await newRoom())).status, 200);
    assert.match(page.answerSdp, /a=sendonly/);
    await until('packets', () => page.packets.length > 10);
  });

  it('take addresses of the page that joined, and of no other', async (test) => {
    const page = newPage(test);
    const url = await newRoom();
    await page.join(url);
    const statusOf = async (pc_id: string) => {
      const body = JSON.stringify({ pc_id, candidates: [{ candidate: '', sdp_mid: '0' }] });
      return (await fetch(`${url}/offer`, { method: 'PATCH', body })).status;
    };
    assert.deepEqual([await statusOf(page.callId), await statusOf('another')], [200, 410]);
  });

  it('hold one visitor', async (test) => {
    const url = await newRoom();
    await newPage(test).join(url);
    const second = await newPage(test).join(url);
    assert.equal(second.status, 409);
    assert.match(String(await refusalOf(second)), /full/);
  });

  it('are distinguished from unknown rooms', async (test) => {
    const response = await newPage(test).join(`${provider.url}/rooms/unknown`);
    assert.equal(response.status, 404);
    assert.match(String(await refusalOf(response)), /does not exist/);
  });

  it('describe an invalid offer', async (test) => {
    const url = `${await newRoom()}/offer`;
    for (const [body, message] of [
      [{ type: 'answer', sdp: '' }, 'type must be "offer"'],
      [{ type: 'offer' }, 'sdp must be a string'],
      [{ type: 'offer', sdp: 'v=0\r\n' }, 'sdp must offer audio as Opus'],
    ] as const) {
      const response = await post(url, body);
      assert.equal(response.status, 400);
      assert.match(String(await refusalOf(response)), new RegExp(message));
    }
    const wrong = await fetch(url);
    assert.deepEqual([wrong.status, wrong.headers.get('allow')], [405, 'POST, PATCH']);
    const { status } = await newPage(test).join(url.replace(/\/offer$/, ''));
    assert.equal(status, 200, 'it waits still');
  });
});
