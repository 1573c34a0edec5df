import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { findBrowser } from '../../scripts/browser/find-browser.js';
import { serveFolder } from '../../scripts/serve-folder.js';
import { launchBrowser } from '../support/browser.js';
import { PATIENCE_MS } from '../support/patience.js';
import { shared } from '../support/shared.js';
import { unchanged } from './changes.js';
import { exampleOf, installedBy } from './example.js';
import { APP_TESTS, NEWEST } from './frameworks.js';
import { packPackage } from './package-under-test.js';
import { makeProject, type Project } from './project.js';
import { ShopVisitor } from './shop-visitor.js';

const PAGE = 'test-your-app.md';

const skip = unchanged(`docs/frameworks/${PAGE}`, 'core/testing');

/** The oldest Node for which the newest versions are, which do not run on the oldest of this package. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isOld = major < 22 || (major === 22 && minor < 22);

/** A busy machine needs more than the five seconds that the runners give to a test. */
const LIMIT = `--testTimeout=${Math.round(PATIENCE_MS)}`;

/** Leaves elements in the page: nothing of them may run when it is gone. */
const LEFT = `import 'voice-assistant';
const tag = '<voice-assistant public-key="key" assistant-id="id"></voice-assistant>';
const leave = () => (document.body.innerHTML = tag, document.querySelector('voice-assistant'));
test('left at once', () => void leave());
test('left while it opens', () => leave().open());
test('removed while it opens', () => { leave().open(); leave().remove(); });
`;

describe("an app's own tests", { skip }, () => {
  const { under } = shared({ under: packPackage });
  let files: Map<string, string>;
  let project: Project;

  before(async () => {
    files = await exampleOf(PAGE, '');
    files.set('src/left.test.tsx', LEFT);
    project = await makeProject(under, 'app-tests', files, APP_TESTS);
  });

  const vitest = async (of: Project, environment: string) => {
    await of.run('npx', 'vitest', 'run', '--environment', environment, LIMIT);
  };

  it('need the packages that the page names', async () => {
    const named = [...(await installedBy(PAGE)), 'happy-dom'].sort();
    assert.deepEqual(named, Object.keys(APP_TESTS).sort());
  });

  for (const environment of ['jsdom', 'happy-dom'])
    it(`pass in Vitest with ${environment}`, () => vitest(project, environment));

  it('pass in Jest', async () => {
    await project.run('npx', 'jest', LIMIT);
  });

  it('pass in Jest as ES modules', async () => {
    const esm = { testEnvironment: 'jsdom', testMatch: ['**/*.esm.js'], transform: {} };
    const config = JSON.stringify({ ...esm, setupFiles: ['./jest.setup.cjs'] });
    await writeFile(join(project.folder, 'left.esm.js'), LEFT);
    const args = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--config', config];
    await project.run(process.execPath, ...args, LIMIT);
  });

  it('pass in Playwright', async () => {
    const executablePath = findBrowser('chromium');
    const args = executablePath && ['--no-sandbox'];
    await writeFile(
      join(project.folder, 'installed-browser.config.ts'),
      `import config from './playwright.config';
export default { ...config, use: { ...config.use, launchOptions: ${JSON.stringify({ executablePath, args })} } };`,
    );
    await project.run('npx', 'playwright', 'test', '--config', 'installed-browser.config.ts');
  });

  it('have stories that answer', async () => {
    await project.run(
      'npx',
      'storybook',
      'build',
      '--disable-telemetry',
      '--output-dir',
      'stories',
    );
    const site = await serveFolder(join(project.folder, 'stories'));
    const browser = await launchBrowser();
    try {
      await using visitor = await ShopVisitor.comes(
        browser,
        `${site.url}/iframe.html?id=shop--open`,
      );
      await visitor.part('text-box').fill('When?');
      await visitor.page.keyboard.press('Enter');
      await visitor.part('assistant-message').filter({ hasText: 'We open on Monday' }).waitFor();
      browser.expectNoForeignTraffic();
    } finally {
      await browser.close();
      await site.close();
    }
  });

  for (const [jsdom, versions] of Object.entries(NEWEST))
    it(`pass in Vitest 5 with ${jsdom}`, { skip: isOld && 'they need Node 22.22' }, async () => {
      const newest = await makeProject(under, jsdom, files, { ...APP_TESTS, ...versions });
      await vitest(newest, 'jsdom');
    });
});
