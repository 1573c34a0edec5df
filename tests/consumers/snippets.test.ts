import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ROOT } from '../../scripts/build/root.js';
import { PAGE } from '../../scripts/docs-site/configurator/options.js';
import { serveFolder, type ServedFolder } from '../../scripts/serve-folder.js';
import { launchBrowser, type TestBrowser } from '../support/browser.js';
import { configurations, hasConfigurations, snippetOf } from './snippet-pages.js';

const CONFIGURATIONS = 50;
const PER_PAGE = 10;

describe('the snippets of the configurator, with the scripts of the build', () => {
  let folder: string;
  let site: ServedFolder;
  let browser: TestBrowser;
  let integrity: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'voice-assistant-snippets-'));
    const scripts = join(folder, 'voice-assistant');
    await cp(join(ROOT, 'dist/cdn'), scripts, { recursive: true });
    const hashes: unknown = JSON.parse(await readFile(join(scripts, 'integrity.json'), 'utf8'));
    integrity = (hashes as Record<string, string>)['voice-assistant.js']!;
    site = await serveFolder(folder);
    browser = await launchBrowser();
  });

  after(async () => {
    await browser?.close();
    await site?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('configure the element, pasted into HTML or printed by WordPress', async (test) => {
    const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
    test.diagnostic(`SEED=${seed}`);
    const all = configurations(CONFIGURATIONS, seed);
    const page = await browser.newPage();
    for (let first = 0; first < all.length; first += PER_PAGE) {
      const some = all.slice(first, first + PER_PAGE);
      const name = first === 0 ? 'WordPress' : 'HTML';
      const body = some.map((values) => {
        const here = { ...values, [PAGE.scripts.name]: '/voice-assistant/' };
        // PHP prints what is outside of its tags.
        return snippetOf(name, here, integrity).replace(
          /^add_action.*\n {2}\?>|<\?php\n} \);\n$/g,
          '',
        );
      });
      const document = [
        '<!doctype html>',
        '<meta charset="utf-8">',
        '<title>Shop</title>',
        ...body,
      ];
      await writeFile(join(folder, `${first}.html`), document.join('\n'));
      await hasConfigurations(page, `${site.url}/${first}.html`, some);
    }
    browser.expectNoForeignTraffic();
  });
});
