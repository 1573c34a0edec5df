import { join } from 'node:path';
import { ROOT } from '../../scripts/build/root.js';
import { ANSWERS_FILE } from './answers.js';
import { spawnServer, type SpawnedServer } from './spawned-server.js';

/** Its origin is what a page gives as `apiUrl`. */
export interface SpawnedProvider extends SpawnedServer {
  readonly callBundleUrl: string;
}

const CLI = join(ROOT, 'local-provider/cli.ts');

/**
 * Starts the local provider with the scripted answers as its own process on a free port. Resolves
 * when it is ready.
 */
export async function spawnProvider({
  environment,
  args = [],
}: { environment?: NodeJS.ProcessEnv; args?: readonly string[] } = {}): Promise<SpawnedProvider> {
  const server = await spawnServer(
    'the provider',
    ['--import', 'tsx', CLI, '--port', '0', '--answers', ANSWERS_FILE, ...args],
    { cwd: ROOT, env: environment },
  );
  const { callBundleUrl } = (await (await fetch(`${server.url}/health`)).json()) as {
    callBundleUrl: string;
  };
  return { ...server, callBundleUrl };
}
