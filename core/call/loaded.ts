import { LOAD_TIMEOUT_MS } from '../async/lazy.js';
import { withTimeout } from '../async/timing.js';
import { messageOf, StageError } from './call-error.js';

/** Settles with code that is on its way. Rejects with a `StageError`, also when it takes too long. */
export function loaded<Code>(loading: Promise<Code>): Promise<Code> {
  const message = 'The code of the call did not load in time';
  return withTimeout(loading, LOAD_TIMEOUT_MS, message).catch((error: unknown) => {
    throw new StageError('offline', messageOf(error));
  });
}
