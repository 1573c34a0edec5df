/** Why a key is requested: none is known yet, or the provider refused the one that was. */
export type KeyReason = 'first' | 'expired';

/** Returns a key, typically from a server of the page that creates short-lived ones. */
export type KeySource = (reason: KeyReason) => string | Promise<string>;

/** The credential of one widget's requests. */
export interface KeyedRequest {
  readonly publicKey: string | KeySource;
  readonly clientId?: string;
}

/** The page's function gave no key. */
export class NoKeyError extends Error {}

interface KnownKey {
  readonly key: Promise<string>;
  value?: string;
}

/** The keys that functions gave, by the id of their widget. */
const known = new Map<KeyedRequest['clientId'], KnownKey>();

/** The key that was used last, to remove it from messages. Empty if none is known. */
export function knownKey({ publicKey, clientId }: KeyedRequest): string {
  return typeof publicKey === 'string' ? publicKey : (known.get(clientId)?.value ?? '');
}

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
  const { publicKey, clientId } = request;
  if (typeof publicKey === 'string') return send(publicKey);
  const first = known.get(clientId) ?? ask(publicKey, 'first', clientId);
  const response = await send(await first.key);
  if (response.status !== 401) return response;
  response.body?.cancel().catch(() => undefined);
  // Another request of the widget may have renewed it.
  const now = known.get(clientId);
  const next = now && now !== first ? now : ask(publicKey, 'expired', clientId);
  return send(await next.key);
}

function ask(source: KeySource, reason: KeyReason, clientId: KeyedRequest['clientId']): KnownKey {
  const asked: KnownKey = {
    key: keyFrom(source, reason).then(
      (key) => (asked.value = key),
      (error: unknown) => {
        if (known.get(clientId) === asked) known.delete(clientId);
        throw error;
      },
    ),
  };
  known.set(clientId, asked);
  return asked;
}

async function keyFrom(source: KeySource, reason: KeyReason): Promise<string> {
  let key: unknown;
  try {
    key = await source(reason);
  } catch (error) {
    throw new NoKeyError(`The function publicKey failed: ${String(error)}`);
  }
  if (typeof key === 'string' && key) return key;
  throw new NoKeyError(
    `The function publicKey returned ${key === '' ? '""' : typeof key}, not a key`,
  );
}
