import { randomId } from '../provider/random-id.js';

/**
 * Returns a function that returns the id of one widget, created on first use: components must not be
 * random while they are prerendered.
 */
export function clientIdOnUse(): () => string {
  let id = '';
  return () => (id ||= randomId());
}
