import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { mutated, type Mutant } from './mutants.js';

const UNCHANGED_TIMEOUT_MS = 120_000;

/** A mutant, and the tests that may notice it. */
export interface Trial {
  readonly mutant: Mutant;
  readonly files: readonly string[];
}

/**
 * Runs tests in Node, in copies of the project into which mutants are written. A mutant is killed by a
 * test file that fails, or takes much longer than without it. Short files run first.
 */
export async function runInNode(
  trials: readonly Trial[],
  onTrial: (trial: Trial, killed: boolean) => void,
): Promise<void> {
  const durations = new Map<string, number>();
  const files = [...new Set(trials.flatMap((trial) => trial.files))];
  await inCopies(files, async (file, copy) => {
    const start = performance.now();
    if (await passes(file, copy, UNCHANGED_TIMEOUT_MS))
      durations.set(file, performance.now() - start);
    else console.log(`${relative('.', file)} fails without a mutant`);
  });
  await inCopies(trials, async (trial, copy) => {
    const { mutant, files } = trial;
    const module = join(copy, mutant.module);
    const source = readFileSync(module, 'utf8');
    writeFileSync(module, mutated(source, mutant));
    const duration = (file: string) => durations.get(file) ?? NaN;
    const shortFirst = files
      .filter((file) => durations.has(file))
      .sort((one, other) => duration(one) - duration(other));
    let passed = true;
    for (const file of shortFirst) passed &&= await passes(file, copy, 3 * duration(file) + 10_000);
    writeFileSync(module, source);
    onTrial(trial, !passed);
  });
}

/** Runs a task for each item, one at a time in each copy of the project. */
async function inCopies<Item>(
  items: readonly Item[],
  task: (item: Item, copy: string) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const workers = Array.from({ length: queue.length && availableParallelism() }, async () => {
    const copy = copyOfProject();
    for (let next = queue.shift(); next; next = queue.shift()) await task(next, copy);
    rmSync(copy, { recursive: true });
  });
  await Promise.all(workers);
}

function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutate-'));
  for (const file of trackedFiles('.')) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
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
async function passes(file: string, copy: string, timeout: number): Promise<boolean> {
  const options = ['--import', 'tsx', '--test', '--test-reporter', 'tap', relative('.', file)];
  const child = spawn(process.execPath, options, {
    cwd: copy,
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
