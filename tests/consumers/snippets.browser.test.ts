import assert from 'node:assert/strict';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { ROOT } from '../../scripts/build/root.js';
import { OPTIONS, PAGE, type Values } from '../../scripts/docs-site/configurator/options.js';
import { snippets } from '../../scripts/docs-site/configurator/snippets.js';
import { serveFolder } from '../../scripts/serve-folder.js';
import { launchBrowser } from '../support/browser.js';
import { fc } from '../support/property.js';
import { spawnProvider } from '../support/provider.js';
import { shared } from '../support/shared.js';
import { temporaryFolder } from '../support/temporary-folder.js';
import { randomValues } from '../scripts/docs-site/configurator/random-values.js';
import { exampleOf } from './example.js';

/** The beginning of a warning about an option or an attribute. */
const ABOUT_OPTIONS = /^voice-assistant: (option|attribute) /;

/** Where the recipes expect the scripts. */
const SCRIPTS = 'https://cdn.example/voice-assistant@0.1.0';

const CONFIGURATIONS = 50;
const PER_PAGE = 10;

/** What PHP does not print: it prints what is outside of its tags. */
const PHP = /^add_action.*\n {2}\?>|<\?php\n} \);\n$/g;

describe('snippets, with the scripts of the build', () => {
  const folder = temporaryFolder();
  const { site, browser } = shared({
    site: () => serveFolder(folder),
    browser: () => launchBrowser(),
  });
  let integrity: string;

  before(async () => {
    const scripts = join(folder, 'voice-assistant');
    await cp(join(ROOT, 'dist/cdn'), scripts, { recursive: true });
    const hashes: unknown = JSON.parse(await readFile(join(scripts, 'integrity.json'), 'utf8'));
    integrity = (hashes as Record<string, string>)['voice-assistant.js']!;
  });

  it('configure the element as the configurator says, pasted into HTML or printed by WordPress', async () => {
    const all = fc.sample(randomValues, { numRuns: CONFIGURATIONS });
    const page = await browser.newPage();
    for (let first = 0; first < all.length; first += PER_PAGE) {
      const some = all.slice(first, first + PER_PAGE);
      const name = first === 0 ? 'WordPress' : 'HTML';
      const body = some.map((values) => {
        const here = { ...values, [PAGE.scripts.name]: '/voice-assistant/' };
        const snippet = snippets(here, integrity).find((each) => each.name === name)!;
        return snippet.text.replace(PHP, '');
      });
      await hasConfigurations(page, await pageOf(`${first}`, body), some);
    }
    browser.expectNoForeignTraffic();
  });

  it('for site builders open a chat', async () => {
    const recipes = await exampleOf('site-builders.md', '');
    assert.equal(recipes.size, 3);
    for (const [name, recipe] of recipes) {
      const here = recipe.replace(PHP, '').replace(SCRIPTS, '/voice-assistant');
      await using page = await browser.newPage();
      await page.goto(await pageOf(name, [here]));
      await page.locator('voice-assistant [part~="launcher"]').click();
      await page.locator('voice-assistant [part~="text-box"]').waitFor();
    }
    browser.expectNoForeignTraffic();
  });

  describe('the page of a back end, by its own policy', () => {
    // The hosts of the back ends are pretended.
    const { provider, browser } = shared({
      provider: () => spawnProvider(),
      browser: () => launchBrowser(),
    });

    for (const name of ['openai', 'azure', 'compatible', 'pipecat'])
      it(`makes a call: docs/transports/${name}.md`, async () => {
        const [text] = (await exampleOf(`../transports/${name}.md`, '')).values();
        await writeFile(join(folder, 'back-end.html'), text!);
        await using page = await browser.newPage();
        await page.route('**/realtime-key', (route) => route.fulfill({ json: { token: 'ek_1' } }));
        await page.route(/^https:/, async (route) => {
          const { pathname } = new URL(route.request().url());
          const response = await route.fetch({
            url: provider.url + pathname.replace(/^\/openai/, ''),
          });
          await route.fulfill({ response });
        });
        await page.goto(`${site.url}/back-end.html`);
        const called = page.evaluate(
          () =>
            new Promise((resolve) => addEventListener('va-call-start', resolve, { once: true })),
        );
        await page.locator('voice-assistant [part~="launcher"]').click();
        await page.locator('voice-assistant [part~="call-button"]').click();
        await called;
      });
  });

  /** Writes a page with this body, and returns its URL. */
  async function pageOf(name: string, body: readonly string[]): Promise<string> {
    const head = ['<!doctype html>', '<meta charset="utf-8">', '<title>Shop</title>', '<body>'];
    await writeFile(join(folder, `${name}.html`), [...head, ...body].join('\n'));
    return `${site.url}/${name}.html`;
  }
});

/** Opens a page and asserts that its elements have these options, in order, and no warning about one. */
async function hasConfigurations(
  page: Page,
  url: string,
  wanted: readonly Values[],
): Promise<void> {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (ABOUT_OPTIONS.test(message.text())) warnings.push(message.text());
  });
  await page.goto(url);
  await page.waitForFunction(() => customElements.get('voice-assistant'));
  // As text: a value may have a key that the protocol does not carry.
  const found = await page.evaluate(
    async (names) => {
      const elements = [...document.querySelectorAll('voice-assistant')] as unknown as ({
        callControls(): Promise<unknown>;
      } & Record<string, unknown>)[];
      // With the controls everything is loaded that checks options.
      await Promise.all(elements.map((element) => element.callControls()));
      return JSON.stringify(
        elements.map((element) =>
          Object.fromEntries(names.map((name) => [name, element[name]] as const)),
        ),
      );
    },
    OPTIONS.map(({ name }) => name),
  );
  const placeholders = { publicKey: 'your-public-key', assistantId: 'your-assistant-id' };
  assert.deepEqual(
    JSON.parse(found),
    wanted.map((values) => ({ ...placeholders, ...values })),
  );
  assert.deepEqual(warnings, []);
}
