import { withoutKey } from '../provider/api.js';

/**
 * Removes a token from texts in every encoding: an API may quote what it received, and addresses
 * and JSON encode it.
 */
export function withoutToken(token: string | null): (text: string) => string {
  if (token === null) return (text) => text;
  const inQuery = new URLSearchParams({ token }).toString().slice('token='.length);
  // As it is comes last: that may be a part of how it is encoded.
  const written = [JSON.stringify(token).slice(1, -1), encodeURIComponent(token), inQuery, token];
  return (text) => written.reduce(withoutKey, text);
}
