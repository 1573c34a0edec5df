import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Suite } from './find-suites.js';

/** What all that opens a browser imports. */
const FINDER = fileURLToPath(new URL('../browser/find-browser.ts', import.meta.url));

/** A module of the project that is imported, and not for its types alone. */
const IMPORTED = /^(?:import|export) (?!type\b)(?:[^;'"]* from )?'(\.[^']+)\.js'/gm;

/** Whether one of the suites opens a browser: by its runner, a test file, or what these import. */
export async function needsBrowser(suites: readonly Suite[]): Promise<boolean> {
  const roots = suites.flatMap(({ runner, files }) => [fileURLToPath(runner), ...files]);
  const reached = new Set(roots);
  // What is added on the way is visited, too.
  for (const file of reached) {
    if (file === FINDER) return true;
    const source = await readFile(file, 'utf8').catch(() => '');
    for (const [, path] of source.matchAll(IMPORTED))
      reached.add(join(dirname(file), `${path}.ts`));
  }
  return false;
}
