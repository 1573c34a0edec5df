import assert from 'node:assert/strict';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { ROOT } from '../../scripts/build/root.js';
import { PAGE } from '../../scripts/docs-site/configurator/options.js';
import { serveFolder } from '../../scripts/serve-folder.js';
import { launchBrowser } from '../support/browser.js';
import { shared } from '../support/shared.js';
import { temporaryFolder } from '../support/temporary-folder.js';
import { exampleOf } from './example.js';
import { configurations, hasConfigurations, snippetOf } from './snippet-pages.js';

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
    const all = configurations(CONFIGURATIONS);
    const page = await browser.newPage();
    for (let first = 0; first < all.length; first += PER_PAGE) {
      const some = all.slice(first, first + PER_PAGE);
      const name = first === 0 ? 'WordPress' : 'HTML';
      const body = some.map((values) => {
        const here = { ...values, [PAGE.scripts.name]: '/voice-assistant/' };
        return snippetOf(name, here, integrity).replace(PHP, '');
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

  /** Writes a page with this body, and returns its URL. */
  async function pageOf(name: string, body: readonly string[]): Promise<string> {
    const head = ['<!doctype html>', '<meta charset="utf-8">', '<title>Shop</title>', '<body>'];
    await writeFile(join(folder, `${name}.html`), [...head, ...body].join('\n'));
    return `${site.url}/${name}.html`;
  }
});
