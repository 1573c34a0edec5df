import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright-core';
import { BROWSER_FLAGS } from '../../../scripts/browser/browser-flags.js';
import { launchFirefox } from '../../../scripts/browser/firefox/launch.js';
import { installedChromium } from '../../../scripts/browser/launch-browser.js';
import { buildForScriptTag } from '../../../scripts/build/library.js';
import { HOSTILE_TEXTS } from '../../support/hostile-texts.js';
import { serveAnswer } from './answer-server.js';
import { watchTasks } from './longest-task.js';

const USAGE = `Measures the longest main-thread task while hostile answers arrive, one per page.

  npm run bench:hostile -- [--browser chromium|firefox] [--case WORDS] [--runs 1]

In Chromium it is the processor time of a task, in Firefox the time between two timers. The least of
all runs counts.`;

/** An answer as usual, first: it loads what later ones need. */
const USUAL =
  'A **usual** answer with a [link](https://a.example):\n\n- one\n- two\n\n|a|b|\n|-|-|\n|1|2|\n';

/** How often it is looked whether all is drawn, and how often nothing may have changed, in milliseconds. */
const LOOK_MS = 250;
const QUIET_LOOKS = 4;

/** After this an answer counts as never drawn, in milliseconds. */
const PATIENCE_MS = 60_000;

const DRAWN = `document.querySelector('voice-assistant').renderRoot.querySelector('.messages')?.querySelectorAll('.section *').length + ' ' + document.querySelector('voice-assistant').matches(':state(open)')`;

const { values } = parseArgs({
  options: {
    browser: { type: 'string', default: 'chromium' },
    case: { type: 'string', default: '' },
    runs: { type: 'string', default: '1' },
    help: { type: 'boolean' },
  },
});
if (values.help) console.log(USAGE);
else await run();

async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'voice-assistant-hostile-'));
  let text = USUAL;
  await buildForScriptTag(folder);
  const server = await serveAnswer(folder, () => text);
  try {
    console.log('| answer | longest task | until drawn |\n| --- | ---: | ---: |');
    for (const [name, hostile] of Object.entries({ 'a usual answer': USUAL, ...HOSTILE_TEXTS })) {
      if (!name.includes(values.case)) continue;
      let best: Measured | undefined;
      for (let left = Number(values.runs); left > 0; left--) {
        text = USUAL;
        const found = await measure(server.url, () => (text = hostile));
        if (!best || found.longest < best.longest) best = found;
      }
      console.log(`| ${name} | ${reportedOf(best!)} |`);
    }
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
}

function reportedOf({ longest, seconds }: Measured): string {
  return longest === Infinity
    ? `more than ${PATIENCE_MS / 1000} s in all | -`
    : `${longest.toFixed(0)} ms | ${seconds.toFixed(1)} s`;
}

function launch(): Promise<Browser> {
  return values.browser === 'firefox'
    ? launchFirefox({})
    : chromium.launch(installedChromium(BROWSER_FLAGS));
}

interface Measured {
  readonly longest: number;
  readonly seconds: number;
}

/** Measures in a browser of its own. A page that does not answer in time is measured as `Infinity`. */
async function measure(url: string, prepare: () => void): Promise<Measured> {
  const browser = await launch();
  let expired = false;
  const patience = globalThis.setTimeout(() => {
    expired = true;
    void browser.close();
  }, PATIENCE_MS);
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.locator('voice-assistant .launcher').click();
    await ask(page);
    await settled(page);
    prepare();
    const longestTask = await watchTasks(browser, page);
    const start = performance.now();
    await ask(page);
    await settled(page);
    const seconds = (performance.now() - start - QUIET_LOOKS * LOOK_MS) / 1000;
    return { longest: await longestTask(), seconds };
  } catch (error) {
    if (!expired && !/Timeout|closed/.test(String(error))) throw error;
    return { longest: Infinity, seconds: Infinity };
  } finally {
    clearTimeout(patience);
    await browser.close();
  }
}

async function ask(page: Page): Promise<void> {
  const box = page.locator('voice-assistant textarea');
  await box.fill('Go on');
  await box.press('Enter');
}

/** Resolves when the page no longer changes. */
async function settled(page: Page): Promise<void> {
  let before = '';
  for (let quiet = 0; quiet < QUIET_LOOKS;) {
    await setTimeout(LOOK_MS);
    const now = String(await page.evaluate(DRAWN));
    quiet = now === before ? quiet + 1 : 0;
    before = now;
  }
}
