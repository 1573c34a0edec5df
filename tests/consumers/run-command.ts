import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Longer than an installation takes on a slow line. */
const LIMIT_MS = 5 * 60_000;

/** Runs a program in a folder. Rejects with what it printed when it fails. */
export async function runCommand(cwd: string, command: string, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await run(command, args, { cwd, timeout: LIMIT_MS, maxBuffer: 2 ** 26 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
