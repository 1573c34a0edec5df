import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { describeSite, PHONE } from './browser-pages.js';
import { lacks } from '../../support/engine-gaps.js';
import { drawn } from '../../support/frames.js';
import { becomes, eventually } from '../../support/until.js';

const WHEEL = { skip: lacks('repeated wheel') };

describeSite('a tour over a page of the built site', (pages) => {
  const closings: readonly [string, (page: Page) => Promise<void>][] = [
    ['the X', (page) => page.getByRole('button', { name: 'Close', exact: true }).click()],
    ['Close Tour', (page) => page.getByRole('button', { name: 'Close Tour' }).click()],
    ['a press beside it', (page) => page.mouse.click(5, 5)],
    ['Escape', (page) => page.keyboard.press('Escape')],
    [
      'Escape within it',
      async (page) => {
        await page.waitForFunction(() => {
          const tour = document.querySelector<HTMLIFrameElement>('dialog iframe');
          const button = tour?.contentDocument?.querySelector<HTMLElement>('[title="Zoom in"]');
          button?.focus();
          return Boolean(button?.matches(':focus'));
        });
        await page.keyboard.press('Escape');
      },
    ],
  ];
  for (const [name, close] of closings) {
    test(`a tour opens over the page, and ${name} closes it and gives the focus back`, async () => {
      await using page = await pages.open('/virtual-tours');
      const opener = page.getByRole('button', { name: 'Look around in Harbour Sky' });
      // As a screen reader does.
      await opener.evaluate((it) => (it as HTMLElement).click());
      const dialog = page.getByRole('dialog', { name: 'Harbour Sky, penthouse' });
      const tab = dialog.getByRole('link', { name: 'Open in New Tab' });
      await becomes(() => tab.getAttribute('href'), '/tour.html?home=penthouse');
      await becomes(() => tab.getAttribute('target'), '_blank');
      await becomes(() => dialog.evaluate((it) => it.contains(document.activeElement)), true);
      await becomes(() => page.locator('main[inert] ~ voice-assistant[inert]').count(), 1);
      await close(page);
      await dialog.waitFor({ state: 'detached' });
      await becomes(() => opener.evaluate((it) => it === document.activeElement), true);
    });
  }

  test('a press that begins within a tour and ends beside it leaves it open', async () => {
    await using page = await pages.open('/virtual-tours');
    await page.getByRole('button', { name: 'Look around in Harbour Sky' }).click();
    const dialog = page.getByRole('dialog', { name: 'Harbour Sky, penthouse' });
    await dialog.getByRole('heading').hover();
    await page.mouse.down();
    await page.mouse.move(5, 450);
    await page.mouse.up();
    await drawn(page);
    await becomes(() => dialog.isVisible(), true);
    await page.mouse.click(5, 450);
    await dialog.waitFor({ state: 'detached' });
  });

  test('half a minute in a tour becomes the visitor’s own heat map and score', async () => {
    await using page = await pages.open('/virtual-tours');
    await page.getByRole('button', { name: 'Look around in Laterite Court' }).click();
    const seen = await page.evaluate(
      () =>
        new Promise<object>((resolve) => {
          addEventListener('message', ({ data }) => data.seen && resolve(data.seen));
        }),
    );
    assert.deepEqual(
      { ...seen, name: '', at: [] },
      { home: 'villa', name: '', at: [], seconds: 1 },
    );
    const link = page.getByRole('link', { name: 'Your visit, as a sales team sees it' });
    await becomes(() => link.count(), 0);
    const island = { home: 'villa', name: 'Island', at: [8.6, 3.7], seconds: 60 };
    await page.evaluate((more) => {
      const messages = [null, { role: 'user', message: {} }];
      const odd = Object.assign(new Event('va-message'), {
        parsed: { type: 'conversation-update', messages },
      });
      document.querySelector('voice-assistant')!.dispatchEvent(odd);
      for (const seen of [true, { seconds: 60 }, { ...more, name: {} }, more])
        postMessage({ seen }, location.origin);
    }, island);
    await page.keyboard.press('Escape');
    await link.click();
    const visit = page.getByRole('region', { name: 'Your visit, as a sales team sees it' });
    await visit.getByText('Island 60 s').waitFor();
    await visit.getByText('Your score Warm').waitFor();
    await visit.getByText('You have asked nothing yet').waitFor();
  });

  test('a tour covers the scroll bar, and fits into a phone', async () => {
    await using page = await pages.open('/virtual-tours', PHONE);
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).background);
    const before = await paper();
    await page.getByRole('button', { name: 'Look around in Harbour Sky' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await eventually(async () => assert.notEqual(await paper(), before));
    await becomes(() => dialog.evaluate((it) => it.scrollHeight <= it.clientHeight), true);
  });

  test('the page behind a tour is not scrolled', WHEEL, async () => {
    await using page = await pages.open('/virtual-tours');
    await page.getByRole('button', { name: 'Look around in Harbour Sky' }).click();
    await page.getByRole('dialog').waitFor();
    await drawn(page);
    const before = await page.evaluate(() => scrollY);
    // Beside the dialog.
    await page.mouse.move(5, 450);
    await page.mouse.wheel(0, 300);
    await drawn(page);
    await becomes(() => page.evaluate(() => scrollY), before);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await eventually(async () => {
      await page.mouse.wheel(0, 300);
      assert.ok((await page.evaluate(() => scrollY)) > before);
    });
  });
});
