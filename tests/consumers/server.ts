import { spawnServer } from '../support/spawned-server.js';

export interface Server {
  /** Its origin, without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a project's own server with Node, and waits for the line that names its address. */
export async function startServer(cwd: string, script: string, ...args: string[]): Promise<Server> {
  const env = { ...process.env, PORT: '0' };
  const { url, stop } = await spawnServer(script, [script, ...args], { cwd, env });
  return { url, close: async () => void (await stop()) };
}
