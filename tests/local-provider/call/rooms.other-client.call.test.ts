import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { clientPage, PATIENCE } from '../support/client-page.js';

describe("the vendor's own SDK", () => {
  const { provider, browser, page, uncaught } = clientPage(
    new URL('./other-client-page.ts', import.meta.url),
  );

  before(async () => {
    await page.evaluate((target) => (window.stranger = new window.Stranger(target)), {
      apiUrl: provider.url,
      bundleUrl: provider.callBundleUrl,
    });
  });

  async function events(...wanted: string[]): Promise<void> {
    const happened = (names: string[]) =>
      names.every((name) => window.stranger.events.includes(name));
    await page.waitForFunction(happened, wanted, PATIENCE);
  }

  async function message(wanted: Record<string, string>): Promise<void> {
    const came = (match: Record<string, string>) =>
      window.stranger.messages.some((seen) =>
        Object.entries(match).every(([key, value]) => seen[key] === value),
      );
    await page.waitForFunction(came, wanted, PATIENCE);
  }

  async function start(firstMessage: string): Promise<void> {
    const call = await page.evaluate((text) => {
      window.stranger.events.length = 0;
      window.stranger.messages.length = 0;
      return window.stranger.client.start({ firstMessage: text } as never);
    }, firstMessage);
    assert.equal(typeof call?.id, 'string');
    await events('call-start');
  }

  it('starts a call, hears the assistant and reads its transcript', async () => {
    await start('Welcome, stranger. How can I help you today?');
    await events('call-start', 'speech-start', 'speech-end');
    await message({ type: 'status-update', status: 'in-progress' });
    await message({
      type: 'transcript',
      role: 'assistant',
      transcriptType: 'final',
      transcript: 'How can I help you today?',
    });
    await message({ type: 'conversation-update' });
    const volume = await page.evaluate(() => window.stranger.volume);
    assert.ok(volume > 0.1 && volume <= 1, `volume ${volume}`);
  });

  it('sends a typed message that is answered', async () => {
    await page.evaluate(() =>
      window.stranger.client.send({
        type: 'add-message',
        message: { role: 'user', content: 'What are your opening hours?' },
      }),
    );
    await page.waitForFunction(
      () => window.stranger.messages.some(({ transcript }) => /Monday/.test(String(transcript))),
      undefined,
      PATIENCE,
    );
  });

  it('says something and ends with it', async () => {
    await page.evaluate(() => window.stranger.client.say('Goodbye, stranger.', true, false, true));
    await message({
      type: 'transcript',
      transcriptType: 'final',
      transcript: 'Goodbye, stranger.',
    });
    await message({
      type: 'status-update',
      status: 'ended',
      endedReason: 'assistant-ended-call-after-message-spoken',
    });
    await events('call-end');
    const errors = await page.evaluate(() => JSON.stringify(window.stranger.errors));
    assert.match(errors, /ejected.*Meeting has ended|Meeting has ended.*ejected/, 'a hang-up');
    assert.equal((JSON.parse(errors) as unknown[]).length, 1, errors);
    assert.equal(await page.evaluate(() => document.querySelectorAll('audio').length), 0);
  });

  it('meets no error and sends no other request', async () => {
    assert.deepEqual(uncaught, []);
    browser.expectNoForeignTraffic();
  });
});
