import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../../scripts/build/root.js';

export interface SpawnedProvider {
  /** Its origin: what a page gives as `apiUrl`. */
  readonly url: string;
  readonly callBundleUrl: string;
  /** What it wrote for its operator so far. */
  log(): string;
  /** Asks it to stop, and gives its exit code. */
  stop(): Promise<number | null>;
  /** Ends it on the spot, as a power cut would. */
  kill(): Promise<void>;
}

const CLI = join(ROOT, 'local-provider/cli.ts');

/** Starts the local provider as its own process on a free port, and waits until it is ready. */
export async function spawnProvider({
  environment = process.env,
  args = [],
}: { environment?: NodeJS.ProcessEnv; args?: readonly string[] } = {}): Promise<SpawnedProvider> {
  const child = spawn(process.execPath, ['--import', 'tsx', CLI, '--port', '0', ...args], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const url = await Promise.race([
    firstUrl(child.stdout),
    exited.then((code) => {
      throw new Error(`the provider ended with code ${code} before it was ready:\n${log}`);
    }),
  ]);
  const { callBundleUrl } = (await (await fetch(`${url}/health`)).json()) as {
    callBundleUrl: string;
  };
  return {
    url,
    callBundleUrl,
    log: () => log,
    async stop() {
      child.kill('SIGTERM');
      const code = await exited;
      process.removeListener('exit', killWithUs);
      return code;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
      process.removeListener('exit', killWithUs);
    },
  };
}

async function firstUrl(output: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += String(chunk);
    const url = /https?:\/\/[^\s/]+/.exec(text)?.[0];
    if (url && text.includes('\n')) return url;
  }
  throw new Error(`the provider said no URL, but: ${text}`);
}
