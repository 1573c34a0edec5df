import type { CallRequest } from '../../ports.js';
import { warnOnce } from '../../reports/warn-once.js';
import { callsBy } from '../call.js';
import type { StageFailure } from '../machine/state.js';
import { RealtimeDriver } from './driver.js';

/** The beginning of a vendor's secret key. The short-lived ones for pages begin with `ek_`. */
const SECRET = /^sk-/;

const SECRET_KEY =
  'voice-assistant: option publicKey begins with "sk-": such a key gives every visitor the whole account. Have your server make short-lived keys, see docs/transports.md.';

const NO_EXCHANGE = 'A public key or an exchange must be provided.';

export const startCall = callsBy({ driver: RealtimeDriver, problemWith });

function problemWith({ publicKey, exchange }: CallRequest): StageFailure | null {
  if (typeof publicKey === 'string' && SECRET.test(publicKey)) warnOnce([SECRET_KEY]);
  return publicKey || exchange ? null : { kind: 'misconfigured', message: NO_EXCHANGE };
}
