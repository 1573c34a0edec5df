import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { company } from '../../../host-site/content/company.js';
import { ROUTE_PATHS } from '../../../host-site/paths.js';
import { lacks } from '../../support/engine-gaps.js';
import { drawn } from '../../support/frames.js';
import { DESKTOP, PHONE, sharedPages } from './browser-pages.js';
import { faintRings } from './faint-rings.js';
import { lostText } from './lost-text.js';

const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 800 };

/** The letters of those who set them wider (WCAG 2.2, 1.4.12). */
const WIDE_LETTERS = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p {
  margin-bottom: 2em !important;
}`;

/** Choices that are marked by their background: for each, the selected one and another. */
const CHOICES: readonly [path: string, chosen: string, other: string][] = [
  ['/pricing?period=yearly', '.switch :checked + span', '.switch :not(:checked) + span'],
  ['/contact', '.switch :checked + span', '.switch :not(:checked) + span'],
  ...['.category-filter', '.category-tiles'].map(
    (group) =>
      [
        '/resources?category=guides',
        `${group} [aria-pressed="true"]`,
        `${group} [aria-pressed="false"]`,
      ] as const satisfies [string, string, string],
  ),
];

const TABS = ['/legal?tab=terms', '/use-cases?role=agent', '/virtual-tours?tab=comparison'];

const FORCED_COLOURS = { skip: lacks('forced colours') };
const COMPUTED = { skip: lacks('computed roles') };

const pages = sharedPages();

const styleOf = (element: Locator, property: string) =>
  element.first().evaluate((it, name) => getComputedStyle(it).getPropertyValue(name), property);

/** What a colour of the visitor's own is. */
const systemColour = (page: Page, name: string) =>
  page.evaluate((colour) => {
    const probe = document.createElement('i');
    probe.style.cssText = `color: ${colour}; forced-color-adjust: none`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

describe('in the colours that a visitor has chosen for everything', FORCED_COLOURS, () => {
  const FORCED = { ...DESKTOP, forcedColors: 'active' } as const;

  for (const [path, chosen, other] of CHOICES) {
    test(`the selection on ${path} is marked by ${chosen}`, async () => {
      await using page = await pages.open(path, FORCED);
      const highlight = await systemColour(page, 'Highlight');
      assert.equal(await styleOf(page.locator(chosen), 'background-color'), highlight);
      assert.notEqual(await styleOf(page.locator(other), 'background-color'), highlight);
    });
  }

  for (const path of TABS) {
    test(`one tab of ${path} is underlined`, async () => {
      await using page = await pages.open(path, FORCED);
      const canvas = await systemColour(page, 'Canvas');
      const lines = (selected: boolean) =>
        page
          .getByRole('tab', { selected })
          .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
      assert.ok((await lines(false)).every((line) => line === canvas));
      assert.ok((await lines(true)).every((line) => line !== canvas));
    });
  }

  test('the button of the menu is drawn', async () => {
    await using page = await pages.open('/', { ...PHONE, forcedColors: 'active' });
    const drawn = await systemColour(page, 'ButtonText');
    assert.equal(await styleOf(page.locator('.menu-button-bars'), 'background-color'), drawn);
  });
});

describe('the focus is seen', () => {
  for (const path of [...ROUTE_PATHS, '/embed.html']) {
    test(`on ${path}, in light and dark`, async () => {
      await using page = await pages.open(path, { ...DESKTOP, reducedMotion: 'reduce' });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        assert.deepEqual(await faintRings(page), [], colorScheme);
      }
    });
  }
});

describe('with letters set wider, no text is lost', () => {
  for (const path of ROUTE_PATHS) {
    const skip = path === '/case-studies' && lacks('subgrid widths');
    test(`on ${path}, on a desktop and as narrow as can be`, { skip }, async () => {
      await using page = await pages.open(path, { viewport: WIDE });
      await page.addStyleTag({ content: WIDE_LETTERS });
      for (const viewport of [WIDE, NARROW]) {
        await page.setViewportSize(viewport);
        await drawn(page);
        assert.deepEqual(await lostText(page), [], `${viewport.width} pixels wide`);
      }
    });
  }
});

describe('on a phone', () => {
  test('the assistant lies over no button of the hero', async () => {
    await using page = await pages.open('/', { viewport: NARROW });
    for (const [width, height] of [
      [320, 568],
      [320, 640],
      [360, 640],
      [360, 740],
      [390, 844],
      [412, 732],
    ] as const) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      const launcher = (await page.locator('voice-assistant [part~="launcher"]').boundingBox())!;
      const buttons = await page.locator('.page-head .button, .hero-controls .icon-button').all();
      assert.equal(buttons.length, 5);
      for (const button of buttons) {
        const box = (await button.boundingBox())!;
        const apart = box.x + box.width <= launcher.x || box.y + box.height <= launcher.y;
        // What is further down comes into the window as it is scrolled.
        const seen = apart || box.y >= height;
        assert.ok(seen, `${await button.textContent()} is beneath it at ${width}×${height}`);
      }
    }
  });

  test('results are a table still, each named above its figures', COMPUTED, async () => {
    await using page = await pages.open('/case-studies', DESKTOP);
    const devTools = await page.context().newCDPSession(page);
    const parts = async () => {
      const { nodes } = await devTools.send('Accessibility.getFullAXTree');
      const roles = nodes.map(({ role }) => String(role?.value));
      return ['table', 'row', 'columnheader', 'rowheader', 'cell'].map(
        (part) => `${part} ${roles.filter((role) => role === part).length}`,
      );
    };
    const wide = await parts();
    assert.ok(!wide.some((part) => part.endsWith(' 0')), wide.join());
    await page.setViewportSize(NARROW);
    await drawn(page);
    assert.deepEqual(await parts(), wide);
    for (const row of await page.locator('tbody tr').all()) {
      const name = (await row.getByRole('rowheader').boundingBox())!;
      let end = name.x;
      for (const cell of await row.getByRole('cell').all()) {
        const { x, y, width } = (await cell.boundingBox())!;
        assert.ok(y >= name.y + name.height && x >= end, await row.innerText());
        end = x + width;
      }
    }
  });
});

describe('nothing covers the focused element', () => {
  /** What has the focus in the footer, and whether any of it can be seen. */
  const focused = async (page: Page) => {
    await drawn(page);
    return page.evaluate(() => {
      const element = document.activeElement;
      if (!element?.closest('footer')) return null;
      const seen = [...element.getClientRects()].some(({ left, right, top, height }) =>
        [left + 1, right - 1].some(
          (x) => document.elementFromPoint(x, top + height / 2) === element,
        ),
      );
      return { name: element.textContent, seen };
    });
  };

  for (const width of [320, 390]) {
    test(`on the way through the footer, ${width} pixels wide`, async () => {
      await using page = await pages.open('/', {
        viewport: { width, height: 700 },
        reducedMotion: 'reduce',
      });
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      const names: (string | null)[] = [];
      for (let at = await focused(page); at; at = await focused(page)) {
        assert.ok(at.seen, `${at.name} is hidden`);
        names.push(at.name);
        await page.keyboard.press('Tab');
      }
      assert.equal(names.at(-1), company.social.at(-1));
    });
  }
});
