import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { clientPage, PATIENCE } from '../support/client-page.js';

describe('Pipecat’s own client', () => {
  const { provider, browser, page, uncaught } = clientPage(
    new URL('./client-page.ts', import.meta.url),
  );

  before(async () => {
    await page.evaluate(async (offers) => {
      window.pipecat = new window.PipecatVisit();
      await window.pipecat.connect(offers);
    }, `${provider.url}/api/offer`);
  });

  async function says(text: string): Promise<void> {
    await page.waitForFunction((wanted) => window.pipecat.words.includes(wanted), text, PATIENCE);
  }

  async function reports(event: string): Promise<void> {
    await page.waitForFunction((wanted) => window.pipecat.events.includes(wanted), event, PATIENCE);
  }

  it('connects, and has its question answered, word by word', async () => {
    assert.deepEqual(
      await page.evaluate(() => [window.pipecat.client.state, window.pipecat.version]),
      ['ready', '2.1.0'],
    );
    await page.evaluate(() => window.pipecat.client.sendText('Is there a free trial?'));
    await says('7 days');
    await reports('bot-stopped');
    const [statuses, events] = await page.evaluate(() => {
      const { outputs, events: reported } = window.pipecat;
      return [outputs.map(({ spoken_status: status }) => status), reported];
    });
    assert.deepEqual(
      [statuses[0], statuses[1], statuses.at(-1)],
      ['new', 'in-progress', 'completed'],
    );
    assert.deepEqual(events, ['llm-started', 'bot-started', 'llm-stopped', 'bot-stopped']);
  });

  it('runs a function, whose result is answered', async () => {
    await page.evaluate(() => window.pipecat.client.sendText('Open the penthouse'));
    await says('It is open');
    assert.deepEqual(await page.evaluate(() => window.pipecat.used), [{ home: 'penthouse' }]);
  });

  it('restarts its connection, after which the bot goes on', async () => {
    await page.evaluate(() => {
      window.pipecat.outputs.length = 0;
      return window.pipecat.restart();
    });
    await page.evaluate(() => window.pipecat.client.sendText('Is there a free trial?'));
    await says('7 days');
  });

  it('hangs up without an error, and asks no other host', async () => {
    await page.evaluate(() => window.pipecat.client.disconnectBot());
    await reports('bot-disconnected');
    await page.evaluate(() => window.pipecat.client.disconnect());
    await reports('disconnected');
    assert.deepEqual(await page.evaluate(() => window.pipecat.errors), []);
    assert.deepEqual(uncaught, []);
    browser.expectNoForeignTraffic();
  });
});
