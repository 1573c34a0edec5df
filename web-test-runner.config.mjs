import { esbuildPlugin } from '@web/dev-server-esbuild';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { fileURLToPath } from 'node:url';
import { BROWSER_FLAGS, MICROPHONE_FLAGS } from './scripts/browser/browser-flags.js';
import { installedBrowser } from './scripts/browser/launch-browser.js';
import { PageGuard } from './tests/support/page-guard.js';
import { scriptedServer } from './tests/support/scripted-server.js';

const fromHere = (path) => fileURLToPath(new URL(path, import.meta.url));

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

/** Runs the tests of core and elements in a real browser. Requires tsx, which `npm test` uses. */
export default {
  files: ['tests/core/**/*.test.ts', '!tests/core/management/**', 'tests/elements/**/*.test.ts'],
  rootDir: fromHere('.'),
  // Not `development`, whose build of micromark imports a CommonJS module.
  nodeResolve: { exportConditions: ['browser', 'production'] },
  concurrency: 2,
  testsFinishTimeout: 180_000,
  testFramework: { config: { timeout: 30_000 } },
  plugins: [
    esbuildPlugin({ ts: true, target: 'es2022', tsconfig: fromHere('./tsconfig.json') }),
    scriptedServer(),
  ],
  browsers: [chromium],
  coverageConfig: {
    include: ['core/**/*.ts', 'elements/**/*.ts'],
    reporters: ['text-summary', 'lcovonly'],
  },
};
