import { lastKeys, type KeyedRequest } from './keyed-request.js';

/**
 * Sends a request with the key. If that came from a function and the provider answers 401, sends it
 * once more with a new one.
 *
 * @throws NoKeyError if the function fails, or gives something that is not a key
 */
export async function withKey(
  request: KeyedRequest,
  send: (key: string) => Promise<Response>,
): Promise<Response> {
  const { publicKey } = request;
  if (typeof publicKey === 'string') return send(publicKey);
  const { withKeyFrom } = await import('./key-source.js');
  return withKeyFrom(publicKey, request.clientId, send);
}

/** The key that was used last, to remove it from messages. Empty if none is known. */
export function knownKey({ publicKey, clientId }: KeyedRequest): string {
  return typeof publicKey === 'string' ? publicKey : (lastKeys.get(clientId) ?? '');
}
