import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright-core';
import { BROWSER_FLAGS } from '../../browser/browser-flags.js';
import { launchFirefox } from '../../browser/firefox/launch.js';
import { installedChromium } from '../../browser/launch-browser.js';
import { WebKitPage } from '../../browser/webkit/page.js';
import { buildForScriptTag } from '../../build/library.js';
import { HOSTILE_TEXTS } from '../../../tests/support/hostile-texts.js';
import { serveAnswer } from './answer-server.js';
import { probeTasks, traceTasks, type Watch } from './longest-task.js';

const USAGE = `Measures the longest main-thread task while hostile answers arrive, one per page.

  npm run bench:hostile -- [--browser chromium|firefox|webkit] [--case WORDS] [--runs 1]

In Chromium it is the processor time of a task, in Firefox and WebKit the time between two timers. The
least of all runs counts.`;

/** An answer as usual, first: it loads what later ones need. */
const USUAL =
  'A **usual** answer with a [link](https://a.example):\n\n- one\n- two\n\n|a|b|\n|-|-|\n|1|2|\n';

/** Makes a text of 5 MB in the page. The search has the engine write it in one piece. */
const MAKE_TEXT = `globalThis.text = 'some words '.repeat(450_000); text.indexOf('!')`;

/** Scripts of a page that gives this text to its element, whose panel is open. */
const HOSTILE_OPTIONS = {
  'a consent text of 5 MB':
    'Object.assign(element, { consentRequired: true, consentContent: text }).reset()',
  'a greeting of 5 MB': 'Object.assign(element, { firstChatMessage: text }).reset()',
};

/** How often it is looked whether all is drawn, and how often nothing may have changed, in milliseconds. */
const LOOK_MS = 250;
const QUIET_LOOKS = 4;

/** After this an answer counts as never drawn, in milliseconds. */
const PATIENCE_MS = 60_000;

const ELEMENT = `const element = document.querySelector('voice-assistant');`;

/** A summary of the rendered content. */
const DRAWN = `{ ${ELEMENT} element.renderRoot.querySelectorAll('.section *').length + ' ' + element.matches(':state(open)') }`;

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
    const answered = (hostile: string) => (page: Page) => ((text = hostile), ask(page));
    const cases = [
      ...Object.entries({ 'a usual answer': USUAL, ...HOSTILE_TEXTS }).map(
        ([name, hostile]) => [name, answered(hostile)] as const,
      ),
      ...Object.entries(HOSTILE_OPTIONS).map(
        ([name, script]) =>
          [name, (page: Page) => page.evaluate(`{ ${ELEMENT} ${script} }`)] as const,
      ),
    ];
    for (const [name, act] of cases) {
      if (!name.includes(values.case)) continue;
      let best: Measured | undefined;
      for (let left = Number(values.runs); left > 0; left--) {
        text = USUAL;
        const found = await measure(server.url, act);
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

interface Visit {
  readonly page: Page;
  readonly watchTasks: Watch;
  readonly close: () => Promise<void>;
}

/** Opens a page in a browser of its own. */
async function open(): Promise<Visit> {
  if (values.browser === 'webkit') {
    // It has the part of Playwright's Page that is used here.
    const page = (await WebKitPage.open()) as unknown as Page;
    return { page, watchTasks: () => probeTasks(page), close: () => page.close() };
  }
  const isChromium = values.browser === 'chromium';
  const browser: Browser = await (isChromium
    ? chromium.launch(installedChromium(BROWSER_FLAGS))
    : launchFirefox({}));
  const page = await browser.newPage();
  const watchTasks = () => (isChromium ? traceTasks(browser, page) : probeTasks(page));
  return { page, watchTasks, close: () => browser.close() };
}

interface Measured {
  readonly longest: number;
  readonly seconds: number;
}

/** Measures in a browser of its own. A page that does not answer in time is measured as `Infinity`. */
async function measure(url: string, act: (page: Page) => Promise<unknown>): Promise<Measured> {
  const { page, watchTasks, close } = await open();
  let expired = false;
  const patience = globalThis.setTimeout(() => {
    expired = true;
    void close();
  }, PATIENCE_MS);
  try {
    await page.goto(url);
    await page.locator('voice-assistant .launcher').click();
    await ask(page);
    await settled(page);
    await page.evaluate(MAKE_TEXT);
    const longestTask = await watchTasks();
    const start = performance.now();
    await act(page);
    await settled(page);
    const seconds = (performance.now() - start - QUIET_LOOKS * LOOK_MS) / 1000;
    return { longest: await longestTask(), seconds };
  } catch (error) {
    if (!expired && !/Timeout|closed/.test(String(error))) throw error;
    return { longest: Infinity, seconds: Infinity };
  } finally {
    clearTimeout(patience);
    await close();
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
