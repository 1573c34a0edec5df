import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import type { BrowserName } from '../browser/find-browser.js';
import { type ErrorLike, failed, PASSED, SKIPPED, sumOf, type Tally } from './tally.js';

/** A bound for a file that hangs: twice what the longest takes in CI, and for a soak. */
const FILE_TIMEOUT_MS = (process.env['SOAK'] === 'full' ? 40 : 10) * 60_000;

/** After so many failures the product is broken, and the others would only take time. */
export const MOST_FAILURES = 20;

/** Runs the files that `TEST_GROUP` lists. */
const GROUP = fileURLToPath(new URL('group.ts', import.meta.url));

/** No more files than processors: a file opens several pages, and pages of another lane run beside it. */
const CONCURRENCY = availableParallelism();

/** The part of Node's event about a finished test, group or file that is read here. */
interface Finished {
  readonly name: string;
  readonly file?: string;
  readonly skip?: string | boolean;
  readonly todo?: string | boolean;
  readonly details: { readonly type?: string; readonly error?: TestError };
}

/** Node's own error, whose cause is what the test threw. */
interface TestError extends ErrorLike {
  readonly cause?: unknown;
  readonly failureType?: string;
}

/**
 * Runs test files in Node, each in a process of its own. Those that open pages open them in `browser`.
 *
 * @param concurrency - How many files run at a time.
 */
export async function runNodeTests(
  files: readonly string[],
  browser: BrowserName = 'chromium',
  concurrency = CONCURRENCY,
): Promise<Tally> {
  process.env['TEST_BROWSER'] = browser;
  const tallies: Tally[] = [];
  const stop = new AbortController();
  const { signal } = stop;
  const events = run({
    files: [...files],
    concurrency,
    timeout: FILE_TIMEOUT_MS,
    signal,
  });
  const count = (finished: Finished, result: Tally) => {
    const isSkipped = finished.skip !== undefined || finished.todo !== undefined;
    tallies.push(isSkipped ? SKIPPED : result);
  };
  events.on('test:pass', (finished: Finished) => {
    const isCase = finished.details.type !== 'suite' && !files.includes(finished.name);
    if (isCase) count(finished, PASSED);
  });
  events.on('test:fail', (finished: Finished) => {
    // A group or a file whose tests failed is not counted again.
    if (finished.details.error?.failureType !== 'subtestsFailed')
      count(finished, failureOf(finished));
    if (sumOf(tallies).failures.length >= MOST_FAILURES) stop.abort();
  });
  for await (const text of events.compose(new spec())) process.stdout.write(text as string);
  return sumOf(tallies);
}

/** Runs test files that start and change nothing outside of themselves, which is 20 times as fast. */
export function runInOneProcess(files: readonly string[]): Promise<Tally> {
  process.env['TEST_GROUP'] = files.join('\n');
  return runNodeTests([GROUP]);
}

function failureOf({ name, file = name, details: { error } }: Finished): Tally {
  const thrown = typeof error?.cause === 'object' ? (error.cause as ErrorLike | null) : null;
  return failed(relative(process.cwd(), file), name, thrown ?? error);
}
