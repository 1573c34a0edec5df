import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { mutated, type Instrumented, type Mutant } from './mutants.js';

const UNCHANGED_TIMEOUT_MS = 120_000;

/** Copies of the project for each processor: tests of calls mostly wait. */
const COPIES_PER_PROCESSOR = 2;

/** A mutant, and the tests that may notice it. */
export interface Trial {
  readonly mutant: Mutant;
  readonly files: readonly string[];
}

/** A test file without a mutant. */
interface Unchanged {
  /** How long it takes, in milliseconds. */
  readonly duration: number;
  readonly reaches: (mutant: Mutant) => boolean;
}

/**
 * Runs tests in Node, in copies of the project into which mutants are written. A mutant is killed by a
 * test file that fails, or takes much longer than without it. Those that reach it run, the shortest first.
 */
export async function runInNode(
  trials: readonly Trial[],
  instrumented: Instrumented,
  onTrial: (trial: Trial, killed: boolean) => void,
): Promise<void> {
  const unchanged = new Map<string, Unchanged>();
  const files = [...new Set(trials.flatMap((trial) => trial.files))];
  await inCopies(files, instrumented, async (file, copy) => {
    const found = await runUnchanged(file, copy);
    if (found) unchanged.set(file, found);
    else console.log(`${relative('.', file)} fails without a mutant`);
  });
  await inCopies(trials, new Map(), async (trial, copy) => {
    const { mutant, files } = trial;
    const reaching = files
      .map((file) => ({ file, ...unchanged.get(file) }))
      .filter(({ reaches }) => reaches?.(mutant))
      .sort((one, other) => one.duration! - other.duration!);
    const module = join(copy, mutant.module);
    const source = readFileSync(module, 'utf8');
    writeFileSync(module, mutated(source, mutant));
    let passed = true;
    for (const { file, duration } of reaching)
      passed &&= await passes(file, copy, 3 * duration! + 10_000);
    writeFileSync(module, source);
    onTrial(trial, !passed);
  });
}

async function runUnchanged(file: string, copy: string): Promise<Unchanged | undefined> {
  const folder = mkdtempSync(join(copy, 'reached-'));
  const start = performance.now();
  const passed = await passes(file, copy, UNCHANGED_TIMEOUT_MS, {
    NODE_OPTIONS: `--import ${import.meta.resolve('./node-coverage.js')}`,
    REACHED_MUTANTS: folder,
  });
  const duration = performance.now() - start;
  const lists = readdirSync(folder).map((list) => readFileSync(join(folder, list), 'utf8'));
  const reached = new Set(lists.flatMap((list) => list.split(' ')));
  const reaches = ({ id }: Mutant) => reached.has(id) || reached.has('all');
  return passed ? { duration, reaches } : undefined;
}

/** Runs a task for each item, one at a time in each copy of the project. */
async function inCopies<Item>(
  items: readonly Item[],
  changed: Instrumented,
  task: (item: Item, copy: string) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const copies = Math.min(queue.length, COPIES_PER_PROCESSOR * availableParallelism());
  const workers = Array.from({ length: copies }, async () => {
    const copy = copyOfProject(changed);
    for (let next = queue.shift(); next; next = queue.shift()) await task(next, copy);
    rmSync(copy, { recursive: true });
  });
  await Promise.all(workers);
}

function copyOfProject(changed: Instrumented): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutate-'));
  for (const file of trackedFiles('.')) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  for (const [file, source] of changed) writeFileSync(join(copy, file), source);
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

export function trackedFiles(...paths: readonly string[]): readonly string[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...paths], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);
}

/** Runs a test file until a test fails. */
async function passes(
  file: string,
  copy: string,
  timeout: number,
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const options = ['--import', 'tsx', '--test-reporter', 'tap', relative('.', file)];
  const child = spawn(process.execPath, options, {
    cwd: copy,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stop = () => {
    // Its group too, unless it has ended: the tests run in a process of their own.
    if (!child.killed && child.kill()) process.kill(-child.pid!, 'SIGKILL');
  };
  const late = setTimeout(stop, timeout);
  child.stdout.on('data', (lines: Buffer) => {
    if (/^ *not ok /m.test(String(lines))) stop();
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(late);
  return code === 0;
}
