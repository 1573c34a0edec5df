import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build/root.js';

/** The packages of tools with another name. */
const PACKAGES: Readonly<Record<string, string>> = {
  attw: '@arethetypeswrong/cli',
  cem: '@custom-elements-manifest/analyzer',
  tsc: 'typescript',
};

/** The script of an installed tool. Unlike the files of `node_modules/.bin`, it needs no shell on Windows. */
export function toolFile(tool: string): string {
  const folder = join(ROOT, 'node_modules', PACKAGES[tool] ?? tool);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin?: string | Readonly<Record<string, string>>;
  };
  const file = typeof bin === 'string' ? bin : bin?.[tool];
  if (!file) throw new Error(`${folder} has no command ${tool}`);
  return join(folder, file);
}
