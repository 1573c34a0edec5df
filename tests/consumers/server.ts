import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Server {
  /** Its origin, without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a project's own server with Node, and waits for the line that names its address. */
export async function startServer(cwd: string, script: string, ...args: string[]): Promise<Server> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const exited = once(child, 'exit');
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const url = await Promise.race([
    firstUrl(child.stdout),
    exited.then(([code]) => {
      throw new Error(`${script} ended with code ${String(code)}:\n${complaints}`);
    }),
  ]);
  return {
    url,
    async close() {
      child.kill('SIGTERM');
      await exited;
      process.removeListener('exit', killWithUs);
    },
  };
}

async function firstUrl(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const url = /https?:\/\/[^\s/]+/.exec(line)?.[0];
    if (url) return url;
  }
  throw new Error('It named no address');
}
