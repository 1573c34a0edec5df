import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface ProviderHoldings {
  /** The resources that keep the provider's process busy, or are open in it, by kind. */
  readonly open: Readonly<Record<string, number>>;
  /** The bytes of its heap that are in use. */
  readonly heap: number;
}

/** Starts a local provider in a process of its own, of which it is known what it holds. */
export async function startWatchedProvider() {
  const child = fork(fileURLToPath(new URL('./provider-process.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const answer = async <Answer>() => (await once(child, 'message'))[0] as Answer;
  const addresses = await Promise.race([
    answer<{ url: string; callBundleUrl: string }>(),
    exited.then((code) => assert.fail(`the provider ended with ${code} before it was ready`)),
  ]);
  return {
    ...addresses,
    holdings() {
      child.send('holdings');
      return answer<ProviderHoldings>();
    },
    /** Has it end all calls. Gives its exit code once nothing keeps it. */
    finish() {
      child.disconnect();
      return exited;
    },
    /** Ends it on the spot. */
    stop: () => void child.kill('SIGKILL'),
  };
}
