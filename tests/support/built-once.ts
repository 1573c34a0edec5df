import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../scripts/build/root.js';

/** Where builds are cached for all test files. */
const CACHE = join(ROOT, 'node_modules/.cache/voice-assistant-tests');

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
  if (existsSync(folder)) return folder;
  await mkdir(CACHE, { recursive: true });
  const fresh = await mkdtemp(join(CACHE, 'building-'));
  await build(fresh);
  // Another file of tests may have been quicker: then its folder is as good.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }));
  return folder;
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
