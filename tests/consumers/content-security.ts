import assert from 'node:assert/strict';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { serveFolder } from '../../scripts/serve-folder.js';
import type { TestBrowser } from '../support/browser.js';
import { exampleOf } from './example.js';
import type { PackageUnderTest } from './package-under-test.js';
import { makeProject } from './project.js';
import {
  NOTHING_ALLOWED,
  noteViolations,
  policyFor,
  readPolicy,
  violationsOf,
} from './security-policy.js';
import { ShopVisitor } from './shop-visitor.js';

/** What a visitor does on a page whose policy is shown. */
export type Use = (visitor: ShopVisitor) => Promise<void>;

/** The pages of the documentation whose policies are strict. */
export class SecuredShop {
  readonly #files: ReadonlyMap<string, string>;
  readonly #folder: string;

  private constructor(files: ReadonlyMap<string, string>, folder: string) {
    this.#files = files;
    this.#folder = folder;
  }

  static async make(under: PackageUnderTest, provider: string): Promise<SecuredShop> {
    const files = await exampleOf('content-security.md', provider);
    const { folder } = await makeProject(under, 'content-security', files);
    const scripts = join(folder, 'node_modules/voice-assistant/dist/cdn');
    await cp(scripts, join(folder, 'voice-assistant'), { recursive: true });
    return new SecuredShop(files, folder);
  }

  /** Asserts that the policy shown is exactly what the page needs, and that the page works under it. */
  async needsItsPolicy(browser: TestBrowser, name: 'chat' | 'voice', use: Use): Promise<void> {
    const shown = this.#files.get(`${name}.csp`)!.replaceAll('\n', ' ');
    const reported = await this.#visit(browser, name, 'Report-Only', NOTHING_ALLOWED, use);
    // That is for a page with another copy of Lit.
    const least = readPolicy(shown.replace(" 'allow-duplicates'", ''));
    assert.deepEqual(policyFor(reported.violations, reported.origin), least);
    const enforced = await this.#visit(browser, name, null, shown, use);
    assert.deepEqual(enforced.violations, []);
    assert.deepEqual(enforced.complaints, []);
  }

  async #visit(
    browser: TestBrowser,
    name: string,
    kind: 'Report-Only' | null,
    policy: string,
    use: Use,
  ) {
    const header = ['Content-Security-Policy', kind].filter(Boolean).join('-');
    const site = await serveFolder(this.#folder, { [header]: policy });
    try {
      const page = await browser.newPage();
      await noteViolations(page);
      await using visitor = new ShopVisitor(page);
      await page.goto(`${site.url}/${name}.html`);
      await use(visitor);
      const violations = await violationsOf(page);
      return { violations, complaints: visitor.complaints, origin: site.url };
    } finally {
      await site.close();
    }
  }
}
