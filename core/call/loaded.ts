import { LOAD_TIMEOUT_MS } from '../async/lazy.js';
import { withTimeout } from '../async/timing.js';
import { CallError, messageOf } from './call-error.js';

/** Settles with code that is being loaded. Rejects with an `offline` error, also after a timeout. */
export function loaded<Code>(loading: Promise<Code>): Promise<Code> {
  return withTimeout(loading, LOAD_TIMEOUT_MS).catch((error: unknown) => {
    throw new CallError('offline', messageOf(error));
  });
}
