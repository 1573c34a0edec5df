import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from '../../scripts/build/root.js';

/** Where builds are cached for all test files. */
const CACHE = join(ROOT, 'node_modules/.cache/voice-assistant-tests');

/** How often it is checked whether another process has finished, in milliseconds. */
const LOOK_MS = 200;

/** For a build that takes five minutes. */
const MOST_LOOKS = 1500;

/** What is written into the folders of sources, and is none. */
const WRITTEN = /\/dist\//;

/**
 * Has something built from the present sources, unless that was done before, and gives its folder.
 *
 * @param sources - Files, and folders with all that is in them, from the project's folder.
 */
export async function builtOnce(
  name: string,
  sources: readonly string[],
  build: (folder: string) => Promise<unknown>,
): Promise<string> {
  const folder = join(CACHE, `${name}-${await fingerprint(sources)}`);
  const lock = `${folder}.lock`;
  await mkdir(CACHE, { recursive: true });
  // Files of tests start together, and the first one builds for the others.
  for (let looks = 0; !existsSync(folder) && !takeLock(lock); looks++) {
    if (looks > MOST_LOOKS) throw new Error(`${name} is not built by the process that began it`);
    await setTimeout(LOOK_MS);
  }
  if (existsSync(folder)) return folder;
  try {
    const fresh = await mkdtemp(join(CACHE, 'building-'));
    await build(fresh);
    await rename(fresh, folder);
  } finally {
    rmSync(lock);
  }
  return folder;
}

/** Whether a lock could be taken. One that an ended process has left is removed. */
function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch {
    if (existsSync(lock) && !isAlive(Number(readFileSync(lock)))) rmSync(lock, { force: true });
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    // An empty file is being written.
    return !pid || process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function fingerprint(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of [...sources, 'package-lock.json'])
    for (const file of await filesIn(source)) hash.update(file).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/** A file, or all files in a folder, in an order that is always the same. */
async function filesIn(source: string): Promise<string[]> {
  const path = join(ROOT, source);
  if (source.includes('.')) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !WRITTEN.test(file))
    .sort();
}
