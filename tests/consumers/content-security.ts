import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { appendFile, cp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveFolder } from '../../scripts/serve-folder.js';
import type { TestBrowser } from '../support/browser.js';
import { exampleOf } from './example.js';
import type { PackageUnderTest } from './package-under-test.js';
import { makeProject, type Project } from './project.js';
import { ShopVisitor } from './shop-visitor.js';

/** The pages of the documentation whose policies are strict. */
export interface SecuredShop {
  readonly files: ReadonlyMap<string, string>;
  readonly project: Project;
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
  const project = await makeProject(under, 'content-security', files);
  const scripts = join(project.folder, 'node_modules/voice-assistant/dist/cdn');
  await cp(scripts, join(project.folder, 'voice-assistant'), { recursive: true });
  return { files, project };
}

/** Asserts that the policy shown is exactly what the page needs, and that the page works under it. */
export async function needsItsPolicy(
  browser: TestBrowser,
  { files, project: { folder } }: SecuredShop,
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

/**
 * Asserts that the page works under its policy with the tags of the command, and that a changed file that
 * loads later is refused.
 */
export async function checksIntegrity(
  browser: TestBrowser,
  { files, project }: SecuredShop,
): Promise<void> {
  const tags = await project.run('npx', '--no-install', 'voice-assistant-integrity');
  const map = /<script type="importmap">(.*?)<\/script>/s.exec(tags)![1]!;
  const hash = createHash('sha256').update(map).digest('base64');
  const policy = files
    .get('chat.csp')!
    .replaceAll('\n', ' ')
    .replace('script-src', `script-src 'sha256-${hash}'`);
  const page = files
    .get('chat.html')!
    .replace(/<script type="module" src="voice-assistant.*\n/, () => tags);
  await writeFile(join(project.folder, 'checked.html'), page);
  const site = await serveFolder(project.folder, { 'Content-Security-Policy': policy });
  try {
    await using visitor = await ShopVisitor.comes(browser, `${site.url}/checked.html`);
    await visitor.asks();
    visitor.wasServedWell();
    const scripts = join(project.folder, 'voice-assistant');
    for (const name of await readdir(scripts))
      if (name.startsWith('widget-')) await appendFile(join(scripts, name), '\n');
    await using refused = await ShopVisitor.comes(browser, `${site.url}/checked.html`);
    await refused.part('launcher').click();
    await refused.page
      .locator('voice-assistant [role="alert"]')
      .filter({ hasText: 'Could not load.' })
      .waitFor({ state: 'attached' });
  } finally {
    await site.close();
  }
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
