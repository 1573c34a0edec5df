import * as z from 'zod/mini';
import { runChild, type Child } from './child.js';
import type { PortWish } from './options.js';
import { StartFailure } from './start-failure.js';

/** Generous: a cold start compiles the sources on a machine that may be busy. */
const READY_WITHIN_MS = 60_000;

const Health = z.object({
  callBundleUrl: z.url(),
  answers: z.optional(z.string()),
  voice: z.optional(z.string()),
  recognizer: z.optional(z.string()),
});

export type ProviderHealth = z.infer<typeof Health>;

export interface ProviderProcess extends Pick<Child, 'ended' | 'stop'> {
  /** Where its HTTP side answers, without a slash at the end. */
  readonly url: string;
  readonly health: ProviderHealth;
}

export interface ProviderStart {
  /** The provider's command line entry. */
  readonly entry: URL;
  readonly port: PortWish;
  /** The folder of pages that it answers from, if any. */
  readonly knowledge: string | undefined;
  readonly stopping: AbortSignal;
  /** Gets what the provider writes to its standard error, line by line. */
  warn(line: string): void;
}

/**
 * Runs the provider in a process of its own and waits until it answers.
 * @throws StartFailure when it ends or stays silent instead, or when `stopping` fires.
 */
export async function startProvider(start: ProviderStart): Promise<ProviderProcess> {
  const port = start.port.kind === 'exactly' ? start.port.port : 0;
  const knowledge = start.knowledge === undefined ? [] : ['--knowledge', start.knowledge];
  const child = runChild(start.entry, ['--port', `${port}`, ...knowledge]);
  child.onComplaint((line) => start.warn(`provider: ${line}`));
  try {
    const url = await readyUrl(child, start);
    const health = await readHealth(url, start.stopping);
    return { url, health, ended: child.ended, stop: child.stop };
  } catch (error) {
    await child.stop();
    throw error;
  }
}

/** The provider prints one line when it is ready, and that line holds its address. */
async function readyUrl(
  child: Pick<Child, 'ended' | 'onOutput'>,
  { port, stopping }: ProviderStart,
): Promise<string> {
  const hint = port.kind === 'exactly' ? ' Its port is chosen with --provider-port.' : '';
  const limit = AbortSignal.any([stopping, AbortSignal.timeout(READY_WITHIN_MS)]);
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      const why = stopping.aborted ? 'was stopped' : `was silent for ${READY_WITHIN_MS / 1000} s`;
      reject(new StartFailure(`The local provider ${why} before it was ready.`));
    };
    if (limit.aborted) giveUp();
    limit.addEventListener('abort', giveUp, { once: true });
    void child.ended.then((how) => reject(new StartFailure(`The local provider ${how}.${hint}`)));
    child.onOutput((line) => {
      const address = /https?:\/\/[\w.:[\]-]+/.exec(line);
      if (address) resolve(address[0].replace(/[.:]+$/, ''));
    });
  });
}

async function readHealth(url: string, stopping: AbortSignal): Promise<ProviderHealth> {
  const where = `${url}/health`;
  let answer: unknown;
  try {
    const response = await fetch(where, { signal: stopping });
    answer = await response.json();
  } catch (error) {
    throw new StartFailure(`The local provider does not answer at ${where}: ${String(error)}`);
  }
  const health = Health.safeParse(answer);
  if (!health.success) {
    throw new StartFailure(`${where} does not name a call bundle: ${JSON.stringify(answer)}`);
  }
  return health.data;
}
