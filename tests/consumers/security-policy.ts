import type { Page } from 'playwright-core';

/** The sources that each directive of a policy names, in alphabetical order. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Forbids everything, so that whatever a page does is reported. */
export const NOTHING_ALLOWED =
  "default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/** Reads a policy as it stands in a header. */
export function readPolicy(header: string): Policy {
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources.sort()]));
}

interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly sample: string;
}

/** Notes from now on what the policy of the pages to come forbids. */
export async function noteViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const violations: Violation[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective: directive, blockedURI: blocked, sample } = event;
      violations.push({ directive, blocked, sample });
    });
  });
}

export function violationsOf(page: Page): Promise<Violation[]> {
  return page.evaluate(() => (window as unknown as { violations: Violation[] }).violations);
}

/** The least policy under which a page that reported this would have gone on. */
export function policyFor(violations: readonly Violation[], origin: string): Policy {
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
