import { warnOnce } from '../reports/warn-once.js';
import type { KeyedRequest } from './keyed-request.js';

/** The beginning of a vendor's secret key. The short-lived ones for pages begin with `ek_`. */
const SECRET = /^sk-/;

/** Warns of a key that is not for pages. */
export function warnOfSecretKey({ publicKey }: Pick<KeyedRequest, 'publicKey'>): void {
  if (typeof publicKey === 'string' && SECRET.test(publicKey))
    warnOnce([
      'voice-assistant: option publicKey begins with "sk-": such a key gives every visitor the whole account. Have your server make short-lived keys, see docs/transports.md.',
    ]);
}
