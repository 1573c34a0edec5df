import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { ROOT } from '../../scripts/build/root.js';
import { serveFolder } from '../../scripts/serve-folder.js';
import { openStory, surroundingOf, treeOf, turnToStory } from './story-page.js';
import { buildStorybook, type IndexedStory, storiesIn } from './storybook.js';
import { allStates } from '../../stories/all.js';
import { storiesByFacet } from '../../stories/facets.js';
import { launchBrowser, type TestBrowser } from '../support/browser.js';
import { builtOnce } from '../support/built-once.js';
import { lacks } from '../support/engine-gaps.js';
import { shared } from '../support/shared.js';
import { becomes } from '../support/until.js';
import { ACCESSIBILITY_TREES } from './accessibility-trees.js';
import { expectLook, LOOKS, LOOKS_MODE } from './looks.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the stories are made of. */
const SOURCES = [
  'stories',
  'core',
  'elements',
  'scripts/build',
  '.storybook/main.ts',
  '.storybook/preview.ts',
  '.storybook/controls.ts',
  '.storybook/vite.config.ts',
];

/** Whole pages are the host's matter: a story is no page with landmarks and headings. */
const PAGE_RULES = ['region', 'landmark-one-main', 'page-has-heading-one'];

async function violations(page: Page): Promise<string[]> {
  return page.evaluate(async (disabled) => {
    const rules = Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }]));
    const results = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(
      document.querySelector('#storybook-root')!,
      // Only a rule that is off by default reads style sheets.
      { rules, resultTypes: ['violations'], preload: { assets: ['media'] } },
    );
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
  }, PAGE_RULES);
}

/** The reason if the browser under test cannot show a story as it is meant to be. */
function lacksSurroundings({ surroundings }: IndexedStory): string | false {
  return surroundings.includes('forced-colors') && lacks('forced colours');
}

/** A page on which one story after the other is shown, and what went wrong on it. */
interface OpenPage {
  readonly page: Page;
  readonly errors: string[];
}

async function openPage(browser: TestBrowser, url: string, story: IndexedStory): Promise<OpenPage> {
  const page = await browser.newPage(surroundingOf(story));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await openStory(page, url, story);
  await page.evaluate(axe);
  return { page, errors };
}

describe('stories', () => {
  it('show every value of every facet of the machine', () => {
    const missing = storiesByFacet(allStates()).filter(({ stories }) => stories.length === 0);
    assert.deepEqual(missing, []);
  });

  describe('as built', () => {
    let folder: string;
    const { served, browser } = shared({
      async served() {
        folder = await builtOnce('stories', SOURCES, async (fresh) => buildStorybook(ROOT, fresh));
        return serveFolder(folder);
      },
      // One page shows many stories.
      browser: () => launchBrowser({ longestPageMs: 10 * 60_000 }),
    });

    it('are the ones whose states are known', () => {
      assert.deepEqual(
        storiesIn(folder)
          .map(({ id }) => id)
          .sort(),
        Object.keys(allStates()).sort(),
      );
    });

    it('are all on one sheet, and have controls by look, text and behaviour', async () => {
      await using page = await browser.newPage();
      await page.goto(`${served.url}/iframe.html?id=overview--all-states`);
      const ids = Object.keys(allStates());
      await becomes(() => page.locator('.sheet a').allTextContents(), ids);
      const drawn = page.locator('voice-assistant :is([part~="launcher"], .card)');
      await becomes(() => page.locator('.sheet div').filter({ has: drawn }).count(), ids.length);
      await openStory(page, served.url, { id: 'launcher--compact' });
      const controls = await page.evaluate(() => {
        const [prepared] = window.__STORYBOOK_ADDONS_CHANNEL__.last('storyPrepared')!;
        const { argTypes } = prepared as { argTypes: Record<string, Record<string, object>> };
        return ['state', 'theme', 'ctaTitle', 'mode'].map((name) => {
          const { control, table } = argTypes[name]!;
          return { ...control, ...table };
        });
      });
      assert.deepEqual(controls, [
        { type: 'object', disable: true },
        { type: 'select', category: 'Look' },
        { type: 'text', category: 'Text' },
        { type: 'select', category: 'Behaviour' },
      ]);
    });

    it('are still the ones of which the accessibility tree is known', () => {
      const ids = storiesIn(folder).map(({ id }) => id);
      const unknown = Object.keys(ACCESSIBILITY_TREES).filter((id) => !ids.includes(id));
      assert.deepEqual(unknown, []);
    });

    const name = 'are drawn without an error, accessible, and from this machine alone';
    it(name, { concurrency: 3 }, async (context) => {
      /** Pages whose story was looked at, by what their windows have in common. */
      const idle = new Map<string, OpenPage[]>();
      const isLook = ({ id }: IndexedStory) => LOOKS.includes(id);
      const isOnlyLooks = LOOKS_MODE === 'only' || LOOKS_MODE === 'update';
      const stories = storiesIn(folder).filter((story) => !isOnlyLooks || isLook(story));
      const drawn = stories.map((story) =>
        context.test(story.id, { skip: lacksSurroundings(story) }, async () => {
          const kind = story.surroundings.join();
          const free = idle.get(kind)?.pop();
          if (free) await turnToStory(free.page, story);
          const { page, errors } = free ?? (await openPage(browser, served.url, story));
          const read = ACCESSIBILITY_TREES[story.id];
          if (!isOnlyLooks) {
            // Some parts are loaded after the story counts as shown.
            if (read) await becomes(() => treeOf(page), read);
            await becomes(() => violations(page), []);
          }
          assert.deepEqual(errors, []);
          if (LOOKS_MODE && isLook(story)) await expectLook(page, story.id);
          idle.set(kind, [...(idle.get(kind) ?? []), { page, errors }]);
        }),
      );
      await Promise.all(drawn);
      browser.expectNoForeignTraffic();
    });
  });
});
