import type { CallRequest } from '../../ports.js';
import { warnOfSecretKey } from '../../provider/secret-key.js';
import { callsBy } from '../call.js';
import type { StageFailure } from '../machine/state.js';
import { RealtimeDriver } from './driver.js';

const NO_EXCHANGE = 'A public key or an exchange must be provided.';

export const startCall = callsBy({ driver: RealtimeDriver, problemWith });

function problemWith(request: CallRequest): StageFailure | null {
  warnOfSecretKey(request);
  const { publicKey, exchange } = request;
  return publicKey || exchange ? null : { kind: 'misconfigured', message: NO_EXCHANGE };
}
