import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Another provider has the file. */
export class FileInUse extends Error {
  override readonly name = 'FileInUse';
}

/** Of two that start at the same moment each sees the other: both withdraw, and try again. */
const TRIES = 3;
const LONGEST_PAUSE_MS = 100;

/** The files that this process has locked: its id does not distinguish two providers in it. */
const locked = new Set<string>();

/**
 * Locks a file by another one beside it, `data.json.123.lock` with the id of this process, and removes
 * what killed processes have left there: locks and temporary files. Returns a function that unlocks it.
 *
 * @throws FileInUse, or the system's error
 */
export async function lockFile(path: string): Promise<() => Promise<void>> {
  if (locked.has(path)) throw inUse(path, process.pid);
  locked.add(path);
  const lock = besides(path, process.pid, 'lock');
  let held = true;
  const unlock = async () => {
    // Once it is unlocked, a lock of that name is another provider's.
    if (!held) return;
    held = false;
    await rm(lock, { force: true });
    locked.delete(path);
  };
  try {
    // The lock exists before others are looked for, so that of two processes one sees the other.
    for (let tries = 1; ; tries++) {
      await writeFile(lock, '', { mode: 0o600 });
      const holder = await takeOver(path);
      if (holder === undefined) return unlock;
      await rm(lock, { force: true });
      if (tries === TRIES) throw inUse(path, holder);
      await delay(Math.random() * LONGEST_PAUSE_MS);
    }
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** The path at which a process writes a file before it replaces the old one. */
export function temporaryFor(path: string): string {
  return besides(path, process.pid, 'tmp');
}

/** Removes what is left by processes that are gone, or returns the id of one that has a lock. */
async function takeOver(path: string): Promise<number | undefined> {
  const left: string[] = [];
  for (const name of await readdir(dirname(path))) {
    const [, file, id, kind] = /^(.*)\.([1-9]\d*)\.(lock|tmp)$/s.exec(name) ?? [];
    if (file !== basename(path)) continue;
    const pid = Number(id);
    if (kind === 'lock' && pid === process.pid) continue;
    if (kind === 'lock' && (await isRunning(pid))) return pid;
    left.push(name);
  }
  for (const name of left) await rm(join(dirname(path), name), { force: true });
  return undefined;
}

async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  // A killed process keeps its id until its parent, which may not care, asks for its exit code.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return !/\) [ZX] /.test(stat);
}

function besides(path: string, pid: number, kind: 'lock' | 'tmp'): string {
  return `${path}.${pid}.${kind}`;
}

function inUse(path: string, pid: number): FileInUse {
  const lock = basename(besides(path, pid, 'lock'));
  return new FileInUse(
    `process ${pid} uses it. Stop that one, or choose another file; if it is no provider, remove ${lock}`,
  );
}
