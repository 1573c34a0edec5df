import { readFileSync, writeFileSync } from 'node:fs';
import { BROWSERS, type BrowserName } from '../browser/find-browser.js';
import type { Tally } from './tally.js';

/** How many tests of a browser passed, failed and were skipped in the last run that was recorded. */
export type Results = Readonly<
  Partial<Record<BrowserName, { passed: number; failed: number; skipped: number }>>
>;

const FILE = new URL('../../tests/results.json', import.meta.url);

export function readResults(): Results {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Results;
}

/** Replaces the results of the browsers that were run. */
export function recordResults(tallies: readonly (readonly [name: string, Tally])[]): void {
  const known = readResults();
  const fresh = new Map(tallies);
  const results = BROWSERS.flatMap((browser) => {
    const tally = fresh.get(browser);
    if (!tally) return known[browser] ? [[browser, known[browser]]] : [];
    const { passed, skipped, failures } = tally;
    return [[browser, { passed, failed: failures.length, skipped }]];
  });
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(results), null, 2)}\n`);
}
