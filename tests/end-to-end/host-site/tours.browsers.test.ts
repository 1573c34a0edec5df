import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { lacks } from '../../support/engine-gaps.js';
import { becomes } from '../../support/until.js';
import { describeSite } from './browser-pages.js';

/** Those whose press can be seen in where the doorway is drawn. */
const CONTROLS = ['Zoom in', 'Zoom out', 'Move left', 'Move right'];

const inRoom = (page: Page, room: 'living' | 'bedroom') =>
  page.locator(`#tour[data-state="ready"][data-room="${room}"]`);

const control = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const COMPUTED = { skip: lacks('computed roles') };

/** Where one looks, and how near, as it is drawn. */
function view(): string {
  const near = document.querySelector<HTMLElement>('.psv-zoom-range-handle')!;
  const doorways = document.querySelector('.psv-virtual-tour-arrows')!;
  return `${near.style.left} ${doorways.innerHTML}`;
}

const hasFocus = (element: Locator) => element.evaluate((it) => it === document.activeElement);

/** How often something is done before it counts as without effect. */
const TRIES = 20;

/**
 * Does something until it has changed the view. On a busy machine no frame may be drawn while a key is
 * pressed, and the end of an earlier press stops all movement up to 200 ms late.
 */
async function changesView(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(view);
  for (let tries = 0; tries < TRIES; tries++) {
    await act();
    await page.waitForTimeout(300);
    if ((await page.evaluate(view)) !== before) return;
  }
  throw new Error('The view has not changed');
}

/** Presses as a screen reader does, for which there is neither a key nor a pointer. */
const pressBare = (button: Locator) => button.evaluate((it) => (it as HTMLElement).click());

describeSite('a tour of the built site without a mouse', (pages) => {
  async function tour(): Promise<Page> {
    const page = await pages.watched({
      viewport: { width: 1000, height: 600 },
      reducedMotion: 'reduce',
    });
    await page.goto(`${pages.url}/tour.html?home=heights`);
    await inRoom(page, 'living').waitFor();
    return page;
  }

  test('Tab leads to the doorway, and Enter and Space through it, with the focus', async () => {
    await using page = await tour();
    const onward = control(page, 'Go to Main bedroom');
    const back = control(page, 'Go to Living room');
    for (let steps = 0; !(await hasFocus(onward)); steps++) {
      assert.ok(steps < 20, 'Tab does not lead to the doorway');
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await inRoom(page, 'bedroom').waitFor();
    await becomes(() => hasFocus(back), true);
    await page.keyboard.press('Space');
    await inRoom(page, 'living').waitFor();
    await becomes(() => hasFocus(onward), true);
  });

  test('a doorway behind the visitor appears when it gets the focus', async () => {
    await using page = await tour();
    const bedroom = control(page, 'Go to Main bedroom');
    const opacity = () => bedroom.evaluate((it) => getComputedStyle(it).opacity);
    assert.equal(await opacity(), '0');
    await page.keyboard.press('Tab');
    await bedroom.focus();
    await becomes(() => opacity(), '1');
  });

  test('a held key goes through the doorway once', async () => {
    await using page = await tour();
    await page.evaluate(() => {
      const clicked = Object.assign(window, { clicks: 0 });
      document.addEventListener('click', () => clicked.clicks++, { capture: true });
    });
    await control(page, 'Go to Main bedroom').focus();
    await page.keyboard.down('Enter');
    await inRoom(page, 'bedroom').waitFor();
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    assert.equal(await page.evaluate(() => (window as unknown as { clicks: number }).clicks), 1);
  });

  test('what presses for a screen reader goes through the doorway, and turns the view', async () => {
    await using page = await tour();
    await changesView(page, () => pressBare(control(page, 'Move left')));
    await pressBare(control(page, 'Go to Main bedroom'));
    await inRoom(page, 'bedroom').waitFor();
  });

  test('the current room is announced, once', async () => {
    await using page = await tour();
    const status = page.getByRole('status').filter({ hasText: /^Living room$/ });
    await status.evaluate((it) => {
      const texts: string[] = [];
      new MutationObserver(() => texts.push(it.textContent)).observe(it, { childList: true });
      Object.assign(window, { announced: texts });
    });
    await control(page, 'Go to Main bedroom').press('Enter');
    await page.locator('#tour[data-sharp="bedroom"]').waitFor();
    const announced = await page.evaluate(
      () => (window as unknown as { announced: string[] }).announced,
    );
    assert.deepEqual(announced, ['Main bedroom']);
  });

  for (const key of ['Enter', 'Space']) {
    test(`${key} presses ${CONTROLS.join(', ')}`, async () => {
      await using page = await tour();
      for (const name of CONTROLS) {
        await control(page, name).focus();
        await changesView(page, () => page.keyboard.press(key));
      }
    });
  }

  test('Fullscreen is a button with a pressed state', async () => {
    await using page = await tour();
    const button = control(page, 'Fullscreen');
    assert.equal(await button.getAttribute('aria-pressed'), 'false');
    await button.press('Space');
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await page.locator('[role="button"][aria-pressed="true"]').waitFor();
  });

  for (const place of ['.plan', '.rooms'])
    test(`a button of ${place} leads to its room`, async () => {
      await using page = await tour();
      await page.locator(`${place} [title="Main bedroom"]`).click();
      await inRoom(page, 'bedroom').waitFor();
      await page.locator(`${place} [aria-current="true"][title="Main bedroom"]`).waitFor();
    });

  test('the view turns to what the assistant names, and its words are a caption', async () => {
    await using page = await tour();
    const named = page.locator('.spot[aria-current="true"]');
    for (const [spot, said] of [
      ['Table for four', 'In the living room there is a table for four'],
      ['South windows', 'and to the balcony the south windows'],
    ] as const) {
      await page.evaluate((words) => postMessage({ said: words }, location.origin), said);
      await named.and(page.getByLabel(`${spot}: `)).waitFor();
      assert.equal(await page.locator('.said').innerText(), said);
    }
    await page.evaluate(() => postMessage({ said: '' }, location.origin));
    await page.locator('.said').waitFor({ state: 'hidden' });
  });

  test('Enter shows the note of a spot and hides it', async () => {
    await using page = await tour();
    const spot = page.getByRole('button', { name: /^South windows: / });
    for (const expanded of ['true', 'false']) {
      await spot.press('Enter');
      await becomes(() => spot.getAttribute('aria-expanded'), expanded);
      await becomes(() => spot.getByText('open to the balcony').isVisible(), expanded === 'true');
    }
  });

  test('nothing in it that takes the focus is without a role and a name', COMPUTED, async () => {
    await using page = await tour();
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const nameless = nodes.filter(({ ignored, role, name, properties }) => {
      const focusable = properties?.some((it) => it.name === 'focusable' && it.value.value);
      if (ignored || !focusable || role?.value === 'RootWebArea') return false;
      return role?.value !== 'button' || !name?.value;
    });
    assert.deepEqual(nameless, []);
  });
});
