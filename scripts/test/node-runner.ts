import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { add, type ErrorLike, failed, hand, NONE, type Tally } from './tally.js';

/** Far longer than any file takes: what hangs is ended, and fails. */
const FILE_LIMIT_MS = 10 * 60_000;

/** So many files at a time: most of them wait, for a voice that speaks or a page that is drawn. */
const ABREAST = availableParallelism() + 1;

const files = process.argv.slice(2);

/** What Node's runner tells of the end of a test, of a group of tests, or of a file of them. */
interface Ended {
  readonly name: string;
  readonly file?: string;
  readonly skip?: string | boolean;
  readonly todo?: string | boolean;
  readonly details: { readonly type?: string; readonly error?: TestError };
}

/** What went wrong, in Node's words; its cause is what the test threw. */
interface TestError extends ErrorLike {
  readonly cause?: unknown;
  readonly failureType?: string;
}

let tally = NONE;
const count = (outcome: 'passed' | 'failed') => (ended: Ended) => {
  if (!isCase(ended, outcome)) return;
  const left = ended.skip !== undefined || ended.todo !== undefined;
  if (left) tally = add(tally, { ...NONE, skipped: 1 });
  else tally = add(tally, outcome === 'passed' ? { ...NONE, passed: 1 } : failureOf(ended));
};

/** A group or a file is no test case, unless it failed by itself. */
function isCase({ name, details: { type, error } }: Ended, outcome: 'passed' | 'failed'): boolean {
  if (outcome === 'passed') return type !== 'suite' && !files.includes(name);
  return error?.failureType !== 'subtestsFailed';
}

function failureOf({ name, file = name, details: { error } }: Ended): Tally {
  const thrown = typeof error?.cause === 'object' ? (error.cause as ErrorLike | null) : null;
  return failed(relative(process.cwd(), file), name, thrown ?? error);
}

const events = run({ files, concurrency: ABREAST, timeout: FILE_LIMIT_MS });
events.on('test:pass', count('passed'));
events.on('test:fail', count('failed'));
events.compose(new spec()).pipe(process.stdout);
events.once('end', () => {
  hand(tally);
  process.exitCode = tally.failures.length ? 1 : 0;
});
