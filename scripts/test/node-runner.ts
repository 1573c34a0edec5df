import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { add, hand, NONE } from './tally.js';

/** Far longer than any file takes: what hangs is ended, and fails. */
const FILE_LIMIT_MS = 10 * 60_000;

const files = process.argv.slice(2);

/** What Node's runner tells of the end of a test, of a group of tests, or of a file of them. */
interface Ended {
  readonly name: string;
  readonly skip?: string | boolean;
  readonly todo?: string | boolean;
  readonly details: { readonly type?: string; readonly error?: Error };
}

let tally = NONE;
const count = (outcome: 'passed' | 'failed') => (ended: Ended) => {
  if (!isCase(ended, outcome)) return;
  const left = ended.skip !== undefined || ended.todo !== undefined;
  tally = add(tally, { ...NONE, [left ? 'skipped' : outcome]: 1 });
};

/** A group or a file is no test case, unless it failed by itself. */
function isCase({ name, details: { type, error } }: Ended, outcome: 'passed' | 'failed'): boolean {
  if (outcome === 'passed') return type !== 'suite' && !files.includes(name);
  return (error as { failureType?: string } | undefined)?.failureType !== 'subtestsFailed';
}

const concurrency = Number(process.env['FILES_ABREAST'] ?? 1);
const events = run({ files, concurrency, timeout: FILE_LIMIT_MS });
events.on('test:pass', count('passed'));
events.on('test:fail', count('failed'));
events.compose(new spec()).pipe(process.stdout);
events.once('end', () => {
  hand(tally);
  process.exitCode = tally.failed ? 1 : 0;
});
