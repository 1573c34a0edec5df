import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator } from 'playwright-core';
import { shared } from '../../support/shared.js';
import { describeSite, PHONE } from './browser-pages.js';

/** What tells two things apart that are next to each other, in pixels. */
const LEAST_GAP = 6;

const boxOf = async (element: Locator) => (await element.boundingBox())!;

describeSite('how the built site looks without script', (pages) => {
  const { page } = shared({ page: () => pages.watched({ ...PHONE, javaScriptEnabled: false }) });

  test('a yearly price does not touch the one before it, nor the monthly one', async () => {
    await page.goto(`${pages.url}/pricing`);
    const price = page
      .getByRole('article', { name: 'Starter AI' })
      .locator('[data-period]')
      .locator('..');
    const yearly = price.locator('[data-period="yearly"]');
    const [was, now] = [
      await boxOf(yearly.locator('.price-was')),
      await boxOf(yearly.locator('.price-now')),
    ];
    const beside = now.x - (was.x + was.width);
    const below = now.y - (was.y + was.height);
    assert.ok(beside >= LEAST_GAP || below >= 0, `${beside} beside, ${below} below`);
    const monthly = await boxOf(price.locator('[data-period="monthly"]'));
    assert.ok((await boxOf(yearly)).y - (monthly.y + monthly.height) >= LEAST_GAP);
  });

  test('the name of the site keeps away from the edge of a phone', async () => {
    await page.goto(`${pages.url}/pricing`);
    assert.ok((await boxOf(page.locator('.site-header .wordmark'))).y >= LEAST_GAP);
  });

  test('the buttons of the header are there, each once', async () => {
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`${pages.url}/pricing`);
      const menu = page.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.click();
      for (const name of ['Contact Sales', 'Book Demo']) {
        const links = page.getByRole('banner').getByRole('link', { name });
        assert.equal(await links.count(), 1, `${name} at ${width}`);
      }
    }
    await page.setViewportSize(PHONE.viewport);
  });

  test('the rooms of every tour are there as pictures', async () => {
    await page.goto(`${pages.url}/virtual-tours`);
    for (const name of ['Meridian Heights', 'Laterite Court', 'Harbour Sky']) {
      const links = page.getByRole('article', { name }).getByRole('link', { name: `of ${name}` });
      assert.ok((await links.count()) >= 5);
      for (const link of await links.all()) {
        assert.ok((await boxOf(link)).height > 0);
        const picture = await fetch(new URL((await link.getAttribute('href'))!, pages.url));
        assert.equal(picture.headers.get('content-type'), 'image/avif');
      }
    }
  });

  test('a tour page says why there is no tour, and links to the pictures', async () => {
    await page.goto(`${pages.url}/tour.html?home=villa`);
    const note = page.locator('noscript p');
    assert.match(await note.innerText(), /^A tour needs JavaScript\./);
    assert.ok((await boxOf(note)).y < LEAST_GAP);
    const link = note.getByRole('link');
    assert.equal(await link.getAttribute('href'), '/virtual-tours');
  });

  for (const path of ['/virtual-tours', '/intelligence-engine', '/use-cases', '/pricing-strategy'])
    test(`what takes turns on ${path} is under each other, with room between`, async () => {
      await page.goto(pages.url + path);
      const panels = await page.locator('[data-label]').all();
      assert.ok(panels.length > 1);
      const boxes = await Promise.all(panels.map(boxOf));
      boxes.reduce((above, box) => {
        assert.ok(box.y - (above.y + above.height) >= 4 * LEAST_GAP);
        return box;
      });
    });
});
