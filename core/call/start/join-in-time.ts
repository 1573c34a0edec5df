import { JOIN_LIMIT_MS } from '../../constants.js';
import { withTimeout } from '../../async/timing.js';

/** Settles as the join does, or rejects when it takes too long. */
export function joinInTime<Joined>(join: Promise<Joined>): Promise<Joined> {
  return withTimeout(join, JOIN_LIMIT_MS, 'The call could not be joined in time');
}
