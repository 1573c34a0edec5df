import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build/root.js';

/** The packages of tools whose names are not theirs. */
const PACKAGES: Readonly<Record<string, string>> = {
  attw: '@arethetypeswrong/cli',
  cem: '@custom-elements-manifest/analyzer',
  tsc: 'typescript',
};

/**
 * The file of a tool that is installed here, for Node to run. What stands in `node_modules/.bin` under
 * its name runs without a shell everywhere but on Windows.
 */
export function toolFile(tool: string): string {
  const folder = join(ROOT, 'node_modules', PACKAGES[tool] ?? tool);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin?: string | Readonly<Record<string, string>>;
  };
  const file = typeof bin === 'string' ? bin : bin?.[tool];
  if (!file) throw new Error(`There is no program ${tool} in ${folder}`);
  return join(folder, file);
}
