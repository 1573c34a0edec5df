import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What keeps the provider's process busy, or is open in it, by kind. */
export type ProviderHoldings = Readonly<Record<string, number>>;

export interface WatchedProvider {
  readonly url: string;
  readonly callBundleUrl: string;
  holdings(): Promise<ProviderHoldings>;
  /** The bytes of its heap that are in use. */
  heap(): Promise<number>;
  /** Has it end all calls. Gives its exit code once nothing keeps it. */
  finish(): Promise<number | null>;
  /** Ends it on the spot. */
  stop(): void;
}

/** Starts a local provider in a process of its own, of which it is known what it holds. */
export async function startWatchedProvider(): Promise<WatchedProvider> {
  const child = fork(fileURLToPath(new URL('./provider-process.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const answer = async <Answer>() => (await once(child, 'message'))[0] as Answer;
  const addresses = await Promise.race([
    answer<{ url: string; callBundleUrl: string }>(),
    exited.then((code) => {
      throw new Error(`the provider ended with code ${code} before it was ready`);
    }),
  ]);
  return {
    ...addresses,
    async holdings() {
      child.send('holdings');
      return answer<ProviderHoldings>();
    },
    async heap() {
      child.send('heap');
      return answer<number>();
    },
    stop: () => void child.kill('SIGKILL'),
    async finish() {
      child.send('close');
      const code = await exited;
      process.removeListener('exit', killWithUs);
      return code;
    },
  };
}
