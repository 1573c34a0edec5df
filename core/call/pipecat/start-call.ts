import type { CallRequest } from '../../ports.js';
import { warnOfSecretKey } from '../../provider/secret-key.js';
import { callsBy } from '../call.js';
import type { StageFailure } from '../machine/state.js';
import { PipecatDriver } from './driver.js';

const NO_EXCHANGE = 'An exchange must be provided: the URL of the bot, which ends in /api/offer.';

export const startCall = callsBy({ driver: PipecatDriver, problemWith });

function problemWith(request: CallRequest): StageFailure | null {
  warnOfSecretKey(request);
  return request.exchange ? null : { kind: 'misconfigured', message: NO_EXCHANGE };
}
