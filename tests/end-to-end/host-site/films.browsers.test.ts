import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordedCalls } from '../../../host-site/content/agents.js';
import { describeSite } from './browser-pages.js';
import { lacks } from '../../support/engine-gaps.js';
import { becomes } from '../../support/until.js';

const HELD = { skip: lacks('network events') };

describeSite('what plays on the built site', (pages) => {
  test('the poster becomes a film that plays by itself, muted', async () => {
    await using page = await pages.open('/');
    await becomes(() => page.locator('video').count(), 0);
    await page.getByRole('button', { name: /^Play/ }).click();
    await page.waitForFunction(() => {
      const film = document.querySelector('video');
      return film?.muted && !film.paused && film.currentTime > 0;
    });
  });

  test('the poster is seen until the film begins', HELD, async () => {
    await using page = await pages.open('/');
    await page.route('**/films/*', () => {});
    await page.getByRole('button', { name: /^Play/ }).click();
    await page.locator('video').waitFor();
    await becomes(() => page.locator('.hero-view img').isVisible(), true);
  });

  test('a mouse over the poster, and a button, turn it into a tour', async () => {
    await using page = await pages.open('/');
    const ready = () =>
      page.waitForFunction(() => {
        const tour = document.querySelector<HTMLIFrameElement>('.hero-view iframe');
        return Boolean(tour?.contentDocument?.querySelector('#tour[data-state="ready"]'));
      });
    const placeOfPlay = () => page.getByRole('button', { name: /^Play/ }).boundingBox();
    const before = await placeOfPlay();
    await page.locator('.hero-view').hover({ position: { x: 300, y: 60 } });
    await ready();
    assert.deepEqual(await placeOfPlay(), before);
    const look = page.getByRole('button', { name: 'Drag the room' });
    await look.press('Enter');
    await becomes(() => page.locator('.hero-view iframe').count(), 0);
    await page.getByRole('button', { name: 'Look around' }).press('Enter');
    await ready();
  });

  for (const { language, lines, words } of recordedCalls)
    test(`a call in ${language} plays, and its words light up`, async () => {
      await using page = await pages.open('/ai-sales-agents');
      await page.getByText(language, { exact: true }).first().click();
      await page.getByRole('button', { name: 'Play: A call' }).click();
      const heard = page.locator('.conversation mark');
      await heard.waitFor();
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('slider').fill(`${words[3]![1]}`);
      await heard.filter({ hasText: lines[3]!.message.split(' ')[1]! }).waitFor();
    });

  test('a film that cannot be played is replaced by its poster and a message', HELD, async () => {
    await using page = await pages.blank();
    await page.route('**/films/*', (route) => route.abort());
    await page.goto(`${pages.url}/`);
    const play = page.getByRole('button', { name: /^Play/ });
    await play.click();
    await page.getByRole('alert').filter({ hasText: 'could not be played' }).waitFor();
    await becomes(() => play.evaluate((it) => it === document.activeElement), true);
    await page.unroute('**/films/*');
    await play.click();
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    await becomes(() => page.getByRole('alert').count(), 0);
  });
});
