import { LOAD_LIMIT_MS } from '../constants.js';
import { within } from '../within.js';
import { messageOf, NotLoadedError } from './call-error.js';

/** Settles with code that is on its way. Rejects with a `NotLoadedError`, also when it takes too long. */
export function loaded<Code>(loading: Promise<Code>): Promise<Code> {
  const message = 'The code of the call did not load in time';
  return within(loading, LOAD_LIMIT_MS, message).catch((error: unknown) => {
    throw new NotLoadedError(messageOf(error));
  });
}
