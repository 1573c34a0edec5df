import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from './build/root.js';

/**
 * Writes a file that the code generates, in the project's format. With --check, as in CI, it is only
 * compared: one that is behind the code is a failure, and the message names the command that writes it.
 */
export async function writeOrCheck(path: string, text: string, command: string): Promise<void> {
  const file = resolve(ROOT, path);
  const written = await format(text, { ...(await resolveConfig(file)), filepath: file });
  if (process.argv.includes('--check')) {
    if ((await readFile(file, 'utf8').catch(() => '')) === written) return;
    console.error(`${relative(ROOT, file)} is behind the code: run ${command}`);
    process.exitCode = 1;
  } else {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, written);
  }
}
