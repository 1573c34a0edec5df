import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const PACKAGE = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** The names of the packages of which something is in a folder's scripts, as their maps have it. */
export async function bundledPackages(folder: string): Promise<string[]> {
  const names = new Set<string>();
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.js.map')) continue;
    const { sources } = JSON.parse(await readFile(join(folder, file), 'utf8')) as {
      sources: string[];
    };
    for (const source of sources) {
      const name = PACKAGE.exec(source)?.[1];
      if (name) names.add(name);
    }
  }
  return [...names].sort();
}
