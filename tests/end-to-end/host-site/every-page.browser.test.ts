import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { company } from '../../../host-site/content/company.js';
import { PREVIEW_SIZE } from '../../../host-site/metadata/preview.js';
import { ROUTE_PATHS, type RoutePath } from '../../../host-site/paths.js';
import { sections } from '../../support/sections.js';
import { shared } from '../../support/shared.js';
import { DESKTOP, PHONE, sharedPages, usable } from './browser-pages.js';
import { AGAINST_THE_PAGE, EVERY_RULE, faultsOf, settled } from './faults.js';
import { layoutShift, MOST_SHIFT } from './layout-shift.js';
import { SCRIPTS, SCRIPTS_FAMILY } from './scripts-of-india.js';

/** Text of each page, with and without script: its sections, and every number that belongs there. */
const ROUTE_COPY = sections(new URL('route-copy.txt', import.meta.url));

/** What a page may load of script when it is idle, in bytes after gzip. */
const SCRIPT_BUDGET = 190_000;

/** What the home page may load in all before it is used, in bytes. */
const HOME_BUDGET = 150_000;

/** Less than a phone's window, so that nothing is scrolled past unseen; in pixels. */
const SCROLL_STEP = 600;

/** By how much its letters come later than a page. */
const LATE_MS = 500;

const WINDOWS = [PHONE.viewport, { width: 768, height: 900 }, DESKTOP.viewport];

/** The prices for search engines, in rupees, if a page has any. */
const PRICED: Readonly<Partial<Record<RoutePath, readonly number[]>>> = {
  '/': [20_000, 35_000, 30_000],
  '/virtual-tours': [20_000, 35_000],
  '/ai-sales-agents': [30_000],
  '/pricing': [20_000, 350_000, 30_000, 1_350_000],
  '/pricing-strategy': [999, 249_990],
};

/** Scrolls a page through to its end, until all pictures are there that it shows. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (step) => {
    for (let y = 0; y < document.body.scrollHeight; y += step) {
      scrollTo(0, y);
      // A window that is not drawn goes on all the same.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 250);
      });
    }
  }, SCROLL_STEP);
  // A busy machine may have drawn nothing of what was passed: such a picture is loaded only now.
  const complete = () => {
    const awaited = [...document.images].find((it) => !it.complete && it.checkVisibility());
    awaited?.scrollIntoView();
    return !awaited;
  };
  await page.waitForFunction(complete, undefined, { polling: 100 });
}

describe('every page of the built site', { concurrency: 2 }, () => {
  // One page shows every route without script.
  const pages = sharedPages({ longestPageMs: 5 * 60_000 });

  describe('without script', { concurrency: 1 }, () => {
    const { page } = shared({ page: () => pages.watched({ ...PHONE, javaScriptEnabled: false }) });

    for (const path of ROUTE_PATHS) {
      test(`${path} has its content, and shows nothing that would need script`, async () => {
        await page.goto(pages.url + path);
        for (const summary of await page.locator('details > summary').all())
          if (await summary.isVisible()) await summary.click();
        await page.getByRole('button', { name: 'Menu' }).click();
        // Of what is hidden, `innerText` says nothing.
        const text = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
        for (const words of [...ROUTE_COPY[path]!.split('\n'), 'Contact Sales', 'Resources'])
          assert.ok(text.includes(words), `${words} is not to be read on ${path}`);
        const head = page.locator('head');
        assert.equal(await head.locator('link[rel="canonical"]').count(), 1);
        for (const name of ['description', 'twitter:card'])
          assert.ok(await head.locator(`meta[name="${name}"]`).getAttribute('content'), name);
        const data = await head.locator('script[type="application/ld+json"]').textContent();
        const linked = JSON.parse(data ?? '') as Record<string, unknown>;
        assert.equal(linked['@context'], 'https://schema.org');
        const prices = [...(data ?? '').matchAll(/"price":(\d+)/g)].map(([, price]) =>
          Number(price),
        );
        for (const price of PRICED[path] ?? []) assert.ok(prices.includes(price), `${price}`);
        const dead = page.locator(
          '.category-filter, .savings input, [role="tab"], [type="search"]',
        );
        for (const each of await dead.all()) assert.equal(await each.isVisible(), false);
      });

      test(`${path} has a picture of its own for links to it`, async () => {
        const html = await (await fetch(pages.url + path)).text();
        const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
        assert.equal(new URL(address).origin, company.origin);
        const picture = pages.url + new URL(address).pathname;
        const answer = await page.goto(picture);
        assert.equal(answer?.status(), 200, picture);
        const { width, height } = PREVIEW_SIZE;
        assert.equal(await page.title(), `${path.slice(1) || 'home'}.jpg (${width}×${height})`);
      });
    }
  });

  for (const path of ROUTE_PATHS) {
    describe(path, { concurrency: 1 }, () => {
      const { page } = shared({ page: () => pages.watched(PHONE) });

      test('does not shift while it loads, even with slow fonts, and loads little script', async () => {
        const sizes = new Map<string, number>();
        await page.route(/\.woff2$/, async (route) => {
          await delay(LATE_MS);
          await route.fallback();
        });
        const weigh = async (response: Response) => {
          if (!/javascript/.test(response.headers()['content-type'] ?? '')) return;
          sizes.set(response.url(), gzipSync(await response.body()).length);
        };
        page.on('response', weigh);
        await page.goto(pages.url + path);
        await page.locator('voice-assistant [part~="launcher"]').waitFor({ state: 'attached' });
        await page.waitForLoadState('networkidle');
        await scrollThrough(page);
        const shift = await layoutShift(page);
        page.off('response', weigh);
        assert.ok(shift <= MOST_SHIFT, `it shifted by ${shift}`);
        const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
        assert.ok(sizes.size > 0);
        assert.ok(total <= SCRIPT_BUDGET, `${total} bytes: ${JSON.stringify([...sizes])}`);
      });

      test(`fits windows of ${WINDOWS.map(({ width }) => width).join(', ')} pixels`, async () => {
        await usable(page);
        const tooWide: string[] = [];
        for (const viewport of WINDOWS) {
          await page.setViewportSize(viewport);
          await settled(page);
          const overflow = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          });
          if (overflow !== 0) tooWide.push(`by ${overflow} for a window of ${viewport.width}`);
        }
        assert.deepEqual(tooWide, []);
      });

      for (const [end, top, rules] of [
        ['foot', Number.MAX_SAFE_INTEGER, AGAINST_THE_PAGE],
        ['head', 0, EVERY_RULE],
      ] as const)
        test(`has no fault for assistive technology at its ${end}, light or dark`, async () => {
          await page.setViewportSize(DESKTOP.viewport);
          await page.evaluate((y) => scrollTo(0, y), top);
          assert.deepEqual(await faultsOf(page, rules), []);
        });
    });
  }

  test('every picture has two pixels for each that it takes', async () => {
    const soft: string[] = [];
    for (const path of ROUTE_PATHS)
      for (const viewport of WINDOWS) {
        await using page = await pages.watched({ viewport, deviceScaleFactor: 2 });
        await page.goto(pages.url + path);
        const found = await page.evaluate(() => {
          const shown = [...document.images].filter((it) => it.srcset && it.checkVisibility());
          return Promise.all(
            shown.map(async (image) => {
              image.loading = 'eager';
              await image.decode();
              const { currentSrc, width, height, attributes } = image;
              const ratio =
                Number(attributes.getNamedItem('width')!.value) /
                Number(attributes.getNamedItem('height')!.value);
              return { currentSrc, shown: Math.max(width, height * ratio) };
            }),
          );
        });
        for (const { currentSrc, shown } of found)
          if (Number(/-(\d+)\.avif$/.exec(currentSrc)?.[1]) < 2 * shown - 1)
            soft.push(`${path} at ${viewport.width}: ${currentSrc} for ${shown}`);
      }
    assert.deepEqual(soft, []);
  });

  test('text uses the site’s own fonts, including the Indian ones', async () => {
    const loaded = (page: Page) =>
      page.evaluate(async () => {
        await document.fonts.ready;
        const faces = [...document.fonts].filter(({ status }) => status === 'loaded');
        return faces.map(({ family }) => family.replaceAll('"', ''));
      });
    await using homePage = await pages.open('/');
    const home = await loaded(homePage);
    assert.ok(home.includes('Figtree'));
    assert.ok(!home.includes(SCRIPTS_FAMILY));
    await using agentsPage = await pages.open('/ai-sales-agents');
    const agents = await loaded(agentsPage);
    assert.equal(agents.filter((family) => family === SCRIPTS_FAMILY).length, SCRIPTS.length);
  });

  test('the home page loads little before it is used', async () => {
    await using page = await pages.watched(PHONE);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let total = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (total += encodedDataLength));
    await page.goto(pages.url);
    await page.locator('voice-assistant [part~="launcher"]').waitFor();
    await page.waitForLoadState('networkidle');
    assert.ok(total > 0 && total <= HOME_BUDGET, `${total} bytes`);
  });

  test('no link within the site is broken', async () => {
    const links = new Set<string>();
    for (const path of ROUTE_PATHS) {
      const html = await (await fetch(pages.url + path)).text();
      for (const [, href] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) links.add(href ?? '');
    }
    assert.ok(links.size > ROUTE_PATHS.length);
    for (const link of links) {
      const { status } = await fetch(pages.url + link.replaceAll('&amp;', '&'));
      assert.equal(status, 200, link);
    }
  });

  test('an unknown page says so, with a way back', async () => {
    const answer = await fetch(`${pages.url}/no-such-page`);
    assert.equal(answer.status, 404);
    assert.match(await answer.text(), /This door leads nowhere/);
  });

  test('the manifest names the company', async () => {
    const answer = await fetch(`${pages.url}/site.webmanifest`);
    assert.equal(((await answer.json()) as { name: string }).name, company.name);
  });

  test('every browser finds an icon', async () => {
    const html = await (await fetch(pages.url)).text();
    const icons = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)];
    // Clients without SVG support, and pages that name none, request it at this address.
    for (const path of [...icons.map(([, href]) => href ?? ''), '/favicon.ico']) {
      const answer = await fetch(pages.url + path);
      assert.equal(answer.status, 200, path);
      assert.match(answer.headers.get('content-type') ?? '', /^image\//, path);
    }
    assert.equal(icons.length, 2);
  });

  test('search engines find all twelve', async () => {
    const map = await (await fetch(`${pages.url}/sitemap.xml`)).text();
    assert.equal(map.match(/<loc>/g)?.length, 12);
    assert.match(await (await fetch(`${pages.url}/robots.txt`)).text(), /Sitemap: .*sitemap\.xml/);
  });
});
