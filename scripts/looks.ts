import { parseArgs } from 'node:util';
import { BROWSERS, findBrowser } from './browser/find-browser.js';
import { runNodeTests } from './test/node-tests.js';
import { summarize, type Tally } from './test/tally.js';

const USAGE = `Compares the main stories with their images in tests/stories/looks, in each browser that is installed.

  npm run looks
  npm run looks -- --update          writes the images
  npm run looks -- --browser NAME    only in chromium, firefox or webkit`;

const { values } = parseArgs({
  options: {
    browser: { type: 'string' },
    update: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
if (values.help) console.log(USAGE);
else process.exit(await run());

async function run(): Promise<number> {
  process.env['LOOKS'] = values.update ? 'update' : 'only';
  const tallies: [string, Tally][] = [];
  for (const browser of BROWSERS) {
    if (values.browser && values.browser !== browser) continue;
    try {
      findBrowser(browser);
    } catch (error) {
      console.error((error as Error).message);
      continue;
    }
    console.log(`\n── with ${browser}`);
    tallies.push([
      browser,
      await runNodeTests(['tests/stories/stories.browsers.test.ts'], browser),
    ]);
  }
  return summarize(tallies);
}
