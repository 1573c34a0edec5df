import assert from 'node:assert/strict';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { serveFolder } from '../../scripts/serve-folder.js';
import type { TestBrowser } from '../support/browser.js';
import { exampleOf } from './example.js';
import type { PackageUnderTest } from './package-under-test.js';
import { makeProject } from './project.js';
import { ShopVisitor } from './shop-visitor.js';

/** The pages of the documentation whose policies are strict. */
export interface SecuredShop {
  readonly files: ReadonlyMap<string, string>;
  readonly folder: string;
}

/** What a visitor does on a page whose policy is shown. */
type Use = (visitor: ShopVisitor) => Promise<void>;

/** The sources that each directive of a policy names, in alphabetical order. */
type Policy = Readonly<Record<string, readonly string[]>>;

interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly sample: string;
}

/** Forbids everything, so that whatever a page does is reported. */
const NOTHING_ALLOWED =
  "default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

export async function securedShop(under: PackageUnderTest, provider: string): Promise<SecuredShop> {
  const files = await exampleOf('content-security.md', provider);
  const { folder } = await makeProject(under, 'content-security', files);
  const scripts = join(folder, 'node_modules/voice-assistant/dist/cdn');
  await cp(scripts, join(folder, 'voice-assistant'), { recursive: true });
  return { files, folder };
}

/** Asserts that the policy shown is exactly what the page needs, and that the page works under it. */
export async function needsItsPolicy(
  browser: TestBrowser,
  { files, folder }: SecuredShop,
  name: 'chat' | 'voice',
  use: Use,
): Promise<void> {
  const visit = async (header: string, policy: string) => {
    const site = await serveFolder(folder, { [header]: policy });
    try {
      const page = await browser.newPage();
      await page.addInitScript(noteViolations);
      await using visitor = new ShopVisitor(page);
      await page.goto(`${site.url}/${name}.html`);
      await use(visitor);
      const violations = await page.evaluate(
        () => (window as unknown as { violations: Violation[] }).violations,
      );
      return { violations, complaints: visitor.complaints, origin: site.url };
    } finally {
      await site.close();
    }
  };
  const shown = files.get(`${name}.csp`)!.replaceAll('\n', ' ');
  const reported = await visit('Content-Security-Policy-Report-Only', NOTHING_ALLOWED);
  // That is for a page with another copy of Lit.
  const least = readPolicy(shown.replace(" 'allow-duplicates'", ''));
  assert.deepEqual(policyFor(reported.violations, reported.origin), least);
  const enforced = await visit('Content-Security-Policy', shown);
  assert.deepEqual(enforced.violations, []);
  assert.deepEqual(enforced.complaints, []);
}

/** Runs in the page. Notes from now on what its policy forbids. */
function noteViolations(): void {
  const violations: Violation[] = [];
  Object.assign(window, { violations });
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective: directive, blockedURI: blocked, sample } = event;
    violations.push({ directive, blocked, sample });
  });
}

/** Reads a policy as it stands in a header. */
function readPolicy(header: string): Policy {
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources.sort()]));
}

/** The least policy under which a page that reported this would have gone on. */
function policyFor(violations: readonly Violation[], origin: string): Policy {
  const needed = new Map<string, Set<string>>([
    ['default-src', new Set(["'none'"])],
    ['require-trusted-types-for', new Set(["'script'"])],
  ]);
  for (const { directive, blocked, sample } of violations) {
    const isPolicy = directive === 'trusted-types';
    const name = directive.replace(/-(elem|attr)$/, '');
    const source = isPolicy ? sample : sourceOf(blocked, origin);
    needed.set(name, (needed.get(name) ?? new Set()).add(source));
  }
  return Object.fromEntries([...needed].map(([name, sources]) => [name, [...sources].sort()]));
}

function sourceOf(blocked: string, origin: string): string {
  if (!URL.canParse(blocked)) return blocked;
  const of = new URL(blocked).origin;
  return of === origin ? "'self'" : of;
}
