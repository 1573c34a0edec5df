import type { BrowserLauncher, TestRunnerConfig, TestRunnerPlugin } from '@web/test-runner';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { playwrightLauncher } from '@web/test-runner-playwright';
import type { LaunchOptions } from 'playwright-core';
import { fileURLToPath } from 'node:url';
import { PageGuard } from '../../tests/support/page-guard.js';
import { scriptedServer } from '../../tests/support/scripted-server.js';
import { BROWSER_FLAGS, MICROPHONE_FLAGS } from '../browser/browser-flags.js';
import type { BrowserName } from '../browser/find-browser.js';
import { FAKE_MICROPHONE, installedFirefox, withEmulatedMedia } from '../browser/firefox/launch.js';
import { installedChromium } from '../browser/launch-browser.js';
import { WebKitLauncher } from './webkit-launcher.js';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Of a package's exports. Not `development`, whose build of micromark imports a CommonJS module. */
export const CONDITIONS = ['production'];

/** The syntax that pages of tests are served. */
export const TARGET = 'es2022';

/** Four times the default, which the start of Firefox can exceed beside other tests. */
const BROWSER_START_TIMEOUT_MS = 120_000;

const LAUNCHERS: Readonly<Record<BrowserName, () => BrowserLauncher | Promise<BrowserLauncher>>> = {
  chromium: () =>
    byPlaywright('chromium', installedChromium([...BROWSER_FLAGS, ...MICROPHONE_FLAGS])),
  firefox: async () => byPlaywright('firefox', await installedFirefox(FAKE_MICROPHONE)),
  webkit: () => new WebKitLauncher(),
};

/** Runs the tests of core and elements in a browser. */
export async function configOf(browser: BrowserName): Promise<Partial<TestRunnerConfig>> {
  return {
    rootDir: ROOT,
    nodeResolve: { exportConditions: ['browser', ...CONDITIONS] },
    // Firefox gives focus, and timers their full pace, to one page at a time; WebKitGTK is slow beside others.
    concurrency: browser === 'chromium' ? 2 : 1,
    browserStartTimeout: BROWSER_START_TIMEOUT_MS,
    testsFinishTimeout: 600_000,
    // A sandboxed frame loads the modules from another origin.
    middleware: [allowEveryOrigin],
    testRunnerHtml: (framework) => `
      <script>${HANDLE_RESIZE_LOOPS}; ${CLONE_RESULTS}</script>
      <script type="module" src="${framework}"></script>`,
    testFramework: { config: { timeout: browser === 'chromium' ? 30_000 : 90_000 } } as never,
    browsers: [await LAUNCHERS[browser]()],
  };
}

/** Mocha takes it for a failed test if an observed size changes during the notification of its observers. */
const HANDLE_RESIZE_LOOPS = `addEventListener('error', (event) => {
  if (event.message.startsWith('ResizeObserver loop')) event.stopImmediatePropagation();
})`;

/**
 * The runner clones the results of a file, which throws when an assertion about a node has failed: the file would
 * never finish.
 */
const CLONE_RESULTS = `const { structuredClone: clone } = window;
window.structuredClone = (...given) => {
  try {
    return clone(...given);
  } catch (error) {
    if (given[0]?.type !== 'wtr-session-finished') throw error;
    const named = (_, each) => (each instanceof Node || each === window ? String(each) : each);
    return JSON.parse(JSON.stringify(given[0], named));
  }
};`;

const allowEveryOrigin: NonNullable<TestRunnerConfig['middleware']>[number] = (context, next) => {
  context.set('Access-Control-Allow-Origin', '*');
  return next();
};

/** Expressions in tests that are replaced: pages have no environment. */
const { FUZZ_SEED } = process.env;
export const DEFINE = { 'process.env': JSON.stringify({ FUZZ_SEED }) };

export function plugins(): TestRunnerPlugin[] {
  const tsconfig = `${ROOT}tsconfig.json`;
  return [esbuildPlugin({ ts: true, target: TARGET, tsconfig, define: DEFINE }), scriptedServer()];
}

function byPlaywright(
  product: 'chromium' | 'firefox',
  launchOptions: LaunchOptions,
): BrowserLauncher {
  const guard = new PageGuard();
  const launcher = playwrightLauncher({
    product,
    launchOptions,
    async createBrowserContext({ browser }) {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      context.setDefaultNavigationTimeout(BROWSER_START_TIMEOUT_MS);
      guard.watch(context);
      return product === 'firefox' ? withEmulatedMedia(context) : context;
    },
  });
  guard.failFilesOf(launcher);
  return launcher;
}
