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

/** No test file of a module takes this long. */
const TIMEOUT_MS = 120_000;

/** A mutant, or null for the unchanged project, and the tests to run. */
export interface Trial {
  readonly mutant: Mutant | null;
  readonly files: readonly string[];
}

/** Runs tests in Node, in copies of the project into which mutants are written. */
export async function runInNode(
  trials: readonly Trial[],
  onTrial: (trial: Trial, passed: boolean) => void,
): Promise<void> {
  const queue = [...trials];
  const workers = Array.from({ length: queue.length && availableParallelism() }, async () => {
    const copy = copyOfProject();
    for (let next = queue.shift(); next; next = queue.shift())
      onTrial(next, await passes(next, copy));
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

async function passes({ mutant, files }: Trial, copy: string): Promise<boolean> {
  const module = mutant && join(copy, mutant.module);
  const source = module && readFileSync(module, 'utf8');
  if (module && source) writeFileSync(module, mutated(source, mutant));
  const tests = files.map((file) => relative('.', file));
  const child = spawn(process.execPath, ['--import', 'tsx', '--test', ...tests], {
    cwd: copy,
    detached: true,
    stdio: 'ignore',
  });
  const late = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), TIMEOUT_MS);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(late);
  if (module && source) writeFileSync(module, source);
  return code === 0;
}
