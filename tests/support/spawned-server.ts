import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface SpawnedServer {
  /** Its origin, without a slash at the end. */
  readonly url: string;
  /** What it wrote to its standard error so far. */
  log(): string;
  /** Asks it to stop, and gives its exit code. */
  stop(): Promise<number | null>;
  /** Freezes it, connections included, or lets it go on. */
  freeze(on: boolean): void;
  /** Ends it on the spot, as a power cut would. */
  kill(): Promise<void>;
}

/**
 * Starts a server with Node as a process of its own, which ends with this one, and waits for the
 * line that names its address.
 *
 * @param name - What it is called where its start fails.
 * @param args - The arguments of Node.
 * @throws Error with what it wrote when it ends before.
 */
export async function spawnServer(
  name: string,
  args: readonly string[],
  { cwd, env = process.env }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<SpawnedServer> {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.removeListener('exit', killWithUs));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const url = await Promise.race([
    firstUrl(child.stdout),
    exited.then((code) => {
      throw new Error(`${name} ended with code ${code} before it was ready:\n${log}`);
    }),
  ]);
  return {
    url,
    log: () => log,
    stop() {
      child.kill('SIGTERM');
      return exited;
    },
    freeze: (on) => void child.kill(on ? 'SIGSTOP' : 'SIGCONT'),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Reads on after it: a server waits where nobody reads what it writes. */
function firstUrl(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve) => {
    createInterface({ input: output }).on('line', (line) => {
      const url = /https?:\/\/[^\s/]+/.exec(line)?.[0];
      if (url) resolve(url);
    });
  });
}
