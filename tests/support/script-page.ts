import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildForScriptTag } from '../../scripts/build/library.js';
import { ROOT } from '../../scripts/build/root.js';
import { serveFolder, type ServedFolder } from '../../scripts/serve-folder.js';

/** Where what was built is kept, so that not every file of tests builds it anew. */
const BUILT = join(ROOT, 'node_modules/.cache/voice-assistant-script');

/** What the script is built from. */
const SOURCES = ['core', 'elements', 'scripts/build', 'package-lock.json'];

/** The tag gets its attributes from the page's address. */
const PAGE = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <link rel="icon" href="data:," />
  <title>A page</title>
  <script type="module" src="voice-assistant.js"></script>
  <h1>A page</h1>
  <script>
    const assistant = document.createElement('voice-assistant');
    for (const [name, value] of new URLSearchParams(location.search))
      assistant.setAttribute(name, value);
    document.body.append(assistant);
  </script>
</html>`;

/** Serves a page with the script as it is built for pages without a build step. */
export async function serveScriptPage(): Promise<ServedFolder> {
  return serveFolder(await builtScript());
}

/** The folder with the page and the script as it is built from the present sources. */
async function builtScript(): Promise<string> {
  const folder = join(BUILT, await fingerprint());
  if (existsSync(folder)) return folder;
  await mkdir(BUILT, { recursive: true });
  const fresh = await mkdtemp(join(BUILT, 'building-'));
  await buildForScriptTag(fresh);
  await writeFile(join(fresh, 'page.html'), PAGE);
  // Another file of tests may have been quicker: then its folder is as good.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }));
  return folder;
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(PAGE);
  for (const source of SOURCES)
    for (const file of await filesIn(source)) hash.update(await readFile(file));
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
    .sort();
}
