import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { canonicalUrl } from '../../../host-site/metadata/canonical-url.js';
import { lacks } from '../../support/engine-gaps.js';
import { drawn } from '../../support/frames.js';
import { shared } from '../../support/shared.js';
import { DESKTOP, holdBack, openBrowserPages, PHONE, usable } from './browser-pages.js';
import { isInWindow } from './in-window.js';
import { becomes, eventually } from '../../support/until.js';

/** Notes on the window that the document is still the one that was loaded. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menuIsOpen = async (page: Page) =>
  (await page.locator('.site-menu:popover-open').count()) > 0;
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const WHEEL = { skip: lacks('repeated wheel') };
const HELD = { skip: lacks('network events') };

const { pages } = shared({ pages: () => openBrowserPages() });

describe('how one gets about on the built site', () => {
  after(() => pages.expectNoTrouble());

  test('on a phone the menu opens, and closes on choosing a link, without a new document', async () => {
    await using page = await pages.open('/', PHONE);
    await mark(page);
    const button = menuButton(page);
    const link = page.getByRole('navigation', { name: 'Main' }).getByText('Pricing');
    assert.equal(await link.isVisible(), false);
    await button.click();
    await becomes(() => menuIsOpen(page), true);
    await link.click();
    await page.locator('main[data-page="/pricing"]').waitFor();
    await link.waitFor({ state: 'hidden' });
    await becomes(() => menuIsOpen(page), false);
    assert.equal(new URL(page.url()).pathname, '/pricing');
    await eventually(async () => assert.match(await page.title(), /^Prices of virtual tours/));
    assert.ok(await isMarked(page));
    await page.goBack();
    await page.locator('main[data-page="/"]').waitFor();
    assert.ok(await isMarked(page));
  });

  test('the menu stays open while the page is hydrated', async () => {
    await using page = await pages.watched(PHONE);
    await page.goto(`${pages.url}/`);
    await menuButton(page).evaluate((button) => (button as HTMLElement).click());
    await usable(page);
    await becomes(() => menuIsOpen(page), true);
  });

  test('Escape closes the menu and gives the focus back', async () => {
    await using page = await pages.open('/', PHONE);
    const button = menuButton(page);
    await button.click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await becomes(() => menuIsOpen(page), false);
    assert.equal(await button.evaluate((element) => element === document.activeElement), true);
  });

  test('the menu closes when the focus moves below it, and not before', async () => {
    await using page = await pages.open('/contact', PHONE);
    await menuButton(page).click();
    const last = mainMenu(page).getByRole('link', { name: 'Contact Sales' });
    for (const link of await mainMenu(page).getByRole('link').all()) {
      await page.keyboard.press('Tab');
      assert.equal(await link.evaluate((element) => element === document.activeElement), true);
      assert.ok(await last.isVisible());
    }
    await page.keyboard.press('Tab');
    await last.waitFor({ state: 'hidden' });
    await becomes(() => menuIsOpen(page), false);
  });

  test('a press before the page’s code has loaded takes effect afterwards', HELD, async () => {
    await using page = await pages.blank();
    const allowCode = await withoutItsCode(page, '/pricing');
    // Without a pointer, as a screen reader presses it.
    await page.evaluate(() => document.querySelectorAll<HTMLElement>('.switch label')[1]!.click());
    allowCode();
    await page.getByText('₹13,50,000 per year').waitFor();
    await becomes(() => page.evaluate(() => location.search), '?period=yearly');
  });

  /** Opens a page whose code does not come before it is let. */
  async function withoutItsCode(page: Page, path: string): Promise<() => void> {
    const allow = await holdBack(page, /hydrate[^/]*\.js/);
    await page.goto(pages.url + path, { waitUntil: 'domcontentloaded' });
    await page.locator('voice-assistant [part~="launcher"]').waitFor();
    return allow;
  }

  test('a press outside the menu closes it, and does nothing else', async () => {
    await using page = await pages.open('/', PHONE);
    await menuButton(page).click();
    await page.mouse.click(20, 730);
    await becomes(() => menuIsOpen(page), false);
    assert.equal(new URL(page.url()).pathname, '/');
  });

  test('the page behind the open menu is not scrolled', WHEEL, async () => {
    await using page = await pages.open('/', PHONE);
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    // Not a click by its name, which scrolls.
    const box = (await menuButton(page).boundingBox())!;
    const press = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await press();
    await becomes(() => menuIsOpen(page), true);
    await drawn(page);
    await page.mouse.move(20, 730);
    await page.mouse.wheel(0, 300);
    await drawn(page);
    assert.equal(await page.evaluate(() => scrollY), 200);
    await press();
    await becomes(() => menuIsOpen(page), false);
    await eventually(async () => {
      // Each turn of the wheel is one of its own, and begins over the page.
      await page.mouse.move(20, 400);
      await page.mouse.move(40, 380);
      await page.mouse.wheel(0, 300);
      await drawn(page);
      assert.ok((await page.evaluate(() => scrollY)) > 200);
    });
  });

  test('input before the page’s code has loaded counts afterwards', HELD, async () => {
    await using page = await pages.watched();
    const allowCode = await withoutItsCode(page, '/resources');
    const box = page.getByRole('searchbox');
    await box.click();
    await page.keyboard.type('ERA');
    await page.keyboard.press('Home');
    await page.keyboard.type('R');
    allowCode();
    await page.getByText(/^1 /).and(page.getByRole('status')).waitFor();
    await becomes(() => page.evaluate(() => location.search), '?q=RERA');
    // The caret is where it was.
    await page.keyboard.type('x');
    assert.equal(await box.inputValue(), 'RxERA');
  });

  test('the header stays in sight', async () => {
    await using page = await pages.open('/pricing');
    await page.evaluate(() => scrollTo(0, 1500));
    assert.equal(
      await page.locator('.site-header').evaluate((e) => e.getBoundingClientRect().top),
      0,
    );
    for (const name of ['Contact Sales', 'Book Demo']) {
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
      assert.equal(await link.getAttribute('href'), '/contact');
    }
  });

  test('the header is one line in wide windows', async () => {
    await using page = await pages.open('/');
    for (const width of [1024, 1080, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await drawn(page);
      const { height } = (await page.locator('.site-header').boundingBox())!;
      assert.ok(height < 90, `${height} pixels high at ${width}`);
      for (const link of await mainMenu(page).getByRole('link').all())
        if (await link.isVisible()) assert.ok((await link.boundingBox())!.height < 60);
    }
  });

  for (const width of [360, 390, 768, 1060]) {
    test(`Book Demo is in the bar of a window of ${width} pixels, and not in its menu`, async () => {
      await using page = await pages.open('/', { viewport: { width, height: 740 } });
      const demo = page.getByRole('banner').getByRole('link', { name: 'Book Demo' });
      const beside = [page.locator('.site-header .wordmark'), demo, menuButton(page)];
      const boxes = await Promise.all(beside.map(async (it) => (await it.boundingBox())!));
      const middles = boxes.map(({ y, height }) => y + height / 2);
      assert.ok(Math.max(...middles) - Math.min(...middles) < 2, 'they are in one line');
      boxes.reduce((before, box) => {
        assert.ok(box.x - (before.x + before.width) >= 8, 'there is room between');
        return box;
      });
      await menuButton(page).click();
      await becomes(() => demo.count(), 1);
      await demo.click();
      await page.locator('main[data-page="/contact"]').waitFor();
      await becomes(() => menuIsOpen(page), false);
    });
  }

  test('the menu is scrolled where a window is too low for it', async () => {
    await using page = await pages.open('/', { viewport: { width: 640, height: 320 } });
    await menuButton(page).click();
    const last = mainMenu(page).getByRole('link', { name: 'Contact Sales' });
    await last.hover();
    const box = (await last.boundingBox())!;
    assert.ok(box.y + box.height <= 320, `it ends at ${box.y + box.height}`);
  });

  test('the menu does not stay open over another page', async () => {
    await using page = await pages.open('/pricing', PHONE);
    await menuButton(page).click();
    await page.locator('.site-header .wordmark').click();
    await page.locator('main[data-page="/"]').waitFor();
    await becomes(() => menuIsOpen(page), false);
    await menuButton(page).click();
    await page.goBack();
    await page.locator('main[data-page="/pricing"]').waitFor();
    await becomes(() => menuIsOpen(page), false);
  });

  /** Follows a link or goes back; gives how far the page is scrolled when it is drawn first. */
  async function scrolledAtFirst(page: Page, path: string, go: () => Promise<unknown>) {
    await page.evaluate((expected) => {
      const first = new Promise<number>((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector('main')?.dataset['page'] !== expected) return;
          requestAnimationFrame(() => resolve(scrollY));
        }).observe(document.querySelector('#site')!, { childList: true, subtree: true });
      });
      Object.assign(window, { first });
    }, path);
    await go();
    await page.locator(`main[data-page="${path}"]`).waitFor();
    return page.evaluate(() => (window as unknown as { first: Promise<number> }).first);
  }

  test('a new page starts at its top, and an old one where it was left', async () => {
    await using page = await pages.open('/');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const link = mainMenu(page).getByRole('link', { name: 'Pricing' });
    // Not a click by its name, which scrolls.
    const follow = () => link.evaluate((it) => (it as HTMLElement).click());
    assert.equal(await scrolledAtFirst(page, '/pricing', follow), 0);
    await page.evaluate(() => {
      scrollTo({ top: 700, behavior: 'instant' });
      return new Promise<void>((resolve) =>
        addEventListener('scroll', () => resolve(), { once: true }),
      );
    });
    assert.equal(await scrolledAtFirst(page, '/', () => page.goBack()), 1500);
    assert.equal(await scrolledAtFirst(page, '/pricing', () => page.goForward()), 700);
  });

  test('the not found page links to pages with their own address', async () => {
    await using page = await pages.blank();
    await page.goto(`${pages.url}/no-such-page`);
    await usable(page);
    await mark(page);
    await page.getByRole('link', { name: 'To the home page' }).click();
    await page.locator('main[data-page="/"]').waitFor();
    assert.ok(await isMarked(page));
    const home = canonicalUrl('/');
    const head = page.locator('head');
    await becomes(() => head.locator('link[rel="canonical"]').getAttribute('href'), home);
    await becomes(() => head.locator('meta[property="og:url"]').getAttribute('content'), home);
    await becomes(() => head.locator('meta[name="robots"]').count(), 0);
  });

  test('a link to the shown page scrolls to its top and keeps its state', async () => {
    await using page = await pages.open('/contact');
    await mark(page);
    await page.getByLabel('Full Name').fill('Asha');
    await page.evaluate(() => scrollTo(0, 300));
    await mainMenu(page).getByRole('link', { name: 'Book Demo' }).click();
    await page.waitForFunction(() => scrollY === 0);
    assert.equal(await page.getByLabel('Full Name').inputValue(), 'Asha');
    assert.ok(await isMarked(page));
  });

  test('a link to another state of the shown page applies it', async () => {
    await using page = await pages.open('/legal');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Data security' }).click();
    const heading = page.getByRole('heading', { name: 'Data security', level: 2 });
    await heading.waitFor();
    await page.waitForFunction(() => scrollY === 0);
    await becomes(() => isInWindow(heading), true);
  });

  test('the destination of a link is announced, also for another state of the page', async () => {
    await using page = await pages.open('/legal');
    const status = page.locator('#site > [role="status"]');
    assert.equal(await status.textContent(), '');
    await status.evaluate((element) => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => {
        if (element.textContent) said.push(element.textContent);
      }).observe(element, { subtree: true, childList: true, characterData: true });
    });
    const said = (count: number) =>
      page.waitForFunction((least) => {
        const all = (window as unknown as { said: string[] }).said;
        return all.length >= least && all;
      }, count);
    const links = page.getByRole('contentinfo');
    for (const [at, name] of ['Terms', 'Privacy', 'Privacy', 'Data security'].entries()) {
      await links.getByRole('link', { name }).press('Enter');
      const all = await (await said(at + 1)).jsonValue();
      assert.ok(all && all.length === at + 1);
      assert.match(all[at] ?? '', new RegExp(`^${name}`));
      await becomes(() => page.title(), all[at]);
    }
  });

  test('a state of a page with a title of its own has it, however one comes to it', async () => {
    await using page = await pages.open('/legal?tab=gdpr');
    await page.waitForFunction(() => document.title.startsWith('GDPR |'));
    await page.getByRole('tab', { name: 'Disclaimer' }).click();
    await page.waitForFunction(() => document.title.startsWith('Disclaimer |'));
    await page.getByRole('tab', { name: 'Privacy' }).click();
    await page.waitForFunction(() => document.title.startsWith('Privacy, terms,'));
  });

  for (const [what, path, shown, robots] of [
    ['for what is not there', '/no-such-page', 'not-found', 1],
    ['by another spelling of its address', '/pricing/index.html', '/pricing', 0],
  ] as const)
    test(`the way back to a page ${what} shows it again, without a new document`, async () => {
      await using page = await pages.blank();
      await page.goto(pages.url + path);
      await usable(page);
      await page.locator('html[data-hydrated]').waitFor();
      await mark(page);
      await mainMenu(page).getByRole('link', { name: 'About' }).click();
      await page.locator('main[data-page="/about"]').waitFor();
      await page.goBack();
      await page.locator(`main[data-page="${shown}"]`).waitFor();
      assert.equal(new URL(page.url()).pathname, path.replace('index.html', ''));
      assert.ok(await isMarked(page));
      await becomes(() => page.locator('head meta[name="robots"]').count(), robots);
      await becomes(() => page.locator('head link[rel="canonical"]').count(), 1 - robots);
      await page.goForward();
      await page.locator('main[data-page="/about"]').waitFor();
    });

  /** Follows a link to the prices, whose code does not come before it is let. */
  async function onTheWayToPricing(page: Page): Promise<() => void> {
    const allow = await holdBack(page, /pricing-page[^/]*\.js/);
    await mainMenu(page).getByRole('link', { name: 'Pricing' }).click();
    await page.waitForFunction(() => location.pathname === '/pricing');
    return allow;
  }

  test('a link within the page does not stop a navigation', HELD, async () => {
    await using page = await pages.open('/use-cases');
    const allowPage = await onTheWayToPricing(page);
    await page.locator('.skip-link').press('Enter');
    await becomes(() => page.evaluate(() => location.hash), '#content');
    allowPage();
    await page.locator('main[data-page="/pricing"]').waitFor();
  });

  test('the last of two navigations wins', HELD, async () => {
    await using page = await pages.open('/use-cases');
    const allowPage = await onTheWayToPricing(page);
    await mainMenu(page).getByRole('link', { name: 'About' }).click();
    await page.locator('main[data-page="/about"]').waitFor();
    const arrived = page.waitForResponse(/pricing-page[^/]*\.js/);
    allowPage();
    await (await arrived).finished();
    await drawn(page);
    assert.equal(await page.locator('main').getAttribute('data-page'), '/about');
  });
});

const RETRIES = { skip: lacks('repeated imports') || lacks('network events') };

describe('the built site on a network that fails', () => {
  /** Lets the code whose address matches fail once. */
  async function failOnce(page: Page, code: RegExp): Promise<() => boolean> {
    let failed = false;
    await page.route(code, (route) => {
      if (failed) return route.fallback();
      failed = true;
      return route.abort();
    });
    return () => failed;
  }

  test('code that failed to load is requested again at the next press', RETRIES, async () => {
    await using page = await pages.blank(DESKTOP);
    const failed = await failOnce(page, /hydrate[^/]*\.js/);
    const lost = page.waitForEvent('requestfailed');
    await page.goto(`${pages.url}/pricing`);
    await page.locator('voice-assistant [part~="launcher"]').waitFor();
    await lost;
    assert.ok(failed());
    await page.locator('.switch label').nth(1).click();
    await page.getByText('₹13,50,000 per year').waitFor();
  });

  test('a page whose code cannot be loaded is loaded as a document', HELD, async () => {
    await using page = await pages.open('/');
    await mark(page);
    const failed = await failOnce(page, /about-page[^/]*\.js/);
    await mainMenu(page).getByRole('link', { name: 'About' }).click();
    await page.locator('main[data-page="/about"]').waitFor();
    assert.ok(failed());
    assert.equal(await isMarked(page), false);
  });
});
