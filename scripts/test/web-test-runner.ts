import type { TestRunnerConfig, TestRunnerPlugin } from '@web/test-runner';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { fileURLToPath } from 'node:url';
import { PageGuard } from '../../tests/support/page-guard.js';
import { scriptedServer } from '../../tests/support/scripted-server.js';
import { BROWSER_FLAGS, MICROPHONE_FLAGS } from '../browser/browser-flags.js';
import { installedBrowser } from '../browser/launch-browser.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

const guard = new PageGuard();

const chromium = playwrightLauncher({
  product: 'chromium',
  launchOptions: installedBrowser([...BROWSER_FLAGS, ...MICROPHONE_FLAGS]),
  async createBrowserContext({ browser }) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    guard.watch(context);
    return context;
  },
});
guard.failFilesOf(chromium);

export const plugins: readonly TestRunnerPlugin[] = [
  esbuildPlugin({ ts: true, target: 'es2022', tsconfig: `${root}tsconfig.json` }),
  scriptedServer(),
];

/** Runs the tests of core and elements in a real browser. */
export const config: Partial<TestRunnerConfig> = {
  rootDir: root,
  // Not `development`, whose build of micromark imports a CommonJS module.
  nodeResolve: { exportConditions: ['browser', 'production'] },
  concurrency: 2,
  testsFinishTimeout: 180_000,
  testFramework: { config: { timeout: 30_000 } },
  browsers: [chromium],
};
