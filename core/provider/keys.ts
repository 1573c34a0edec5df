import { endpoint, NO_REDIRECT } from './api.js';
import { NoKeyError, type KeyedRequest, type KeyReason, type KeySource } from './keyed-request.js';

type WidgetId = KeyedRequest['clientId'];

/** The keys that functions gave or were asked for, by the id of their widget. */
const known = new Map<WidgetId, Promise<string>>();

/** The last key that a function or a token server gave, by the id of its widget. */
const lastKeys = new Map<WidgetId, string>();

/** Posts to one of the API's paths with the key. `init` is called for each attempt. */
export function post(
  request: KeyedRequest & { readonly apiUrl: string },
  path: string,
  init: (key: string) => RequestInit,
): Promise<Response> {
  const url = endpoint(request.apiUrl, path);
  return withKey(request, (key) => fetch(url, { ...init(key), ...NO_REDIRECT, method: 'POST' }));
}

/**
 * Sends a request with the key. If that came from a function or a token server and the provider answers 401,
 * sends it once more with a new one.
 *
 * @throws NoKeyError if the function or the token server fails, or gives something that is not a key
 */
export function withKey(
  request: KeyedRequest,
  send: (key: string) => Promise<Response>,
): Promise<Response> {
  const source = sourceOf(request);
  return typeof source === 'string' ? send(source) : withKeyFrom(source, request.clientId, send);
}

/** Whether it is the URL of a token server, or its path on the page's own site. No key of a provider looks like it. */
export function isTokenServer(publicKey: KeyedRequest['publicKey']): publicKey is string {
  return typeof publicKey === 'string' && /^(https?:\/)?\//.test(publicKey);
}

function sourceOf({ publicKey, clientId }: KeyedRequest): string | KeySource {
  if (!isTokenServer(publicKey)) return publicKey;
  return async () => {
    const { requestKey } = await import('./request-key.js');
    return requestKey(publicKey, clientId);
  };
}

/** The key that was used last, to remove it from messages. Empty if none is known. */
export function knownKey(request: KeyedRequest): string {
  const source = sourceOf(request);
  return typeof source === 'string' ? source : (lastKeys.get(request.clientId) ?? '');
}

/** Sends a request with a key of the function, and once more with a new one after a 401. */
async function withKeyFrom(
  source: KeySource,
  widget: WidgetId,
  send: (key: string) => Promise<Response>,
): Promise<Response> {
  const first = known.get(widget) ?? ask(source, 'first', widget);
  const response = await send(await first);
  if (response.status !== 401) return response;
  response.body?.cancel().catch(() => undefined);
  // Another request of the widget may have renewed it.
  const now = known.get(widget);
  return send(await (now && now !== first ? now : ask(source, 'expired', widget)));
}

function ask(source: KeySource, reason: KeyReason, widget: WidgetId): Promise<string> {
  const asked = keyFrom(source, reason).then(
    (key) => {
      lastKeys.set(widget, key);
      return key;
    },
    (error: unknown) => {
      if (known.get(widget) === asked) known.delete(widget);
      throw error;
    },
  );
  known.set(widget, asked);
  return asked;
}

/** @throws Error without a key */
async function keyFrom(source: KeySource, reason: KeyReason): Promise<string> {
  let key: unknown;
  try {
    key = await source(reason);
  } catch (error) {
    if (error instanceof NoKeyError) throw error;
    throw new NoKeyError(`The function publicKey failed: ${String(error)}`);
  }
  if (typeof key === 'string' && key) return key;
  throw new NoKeyError(
    `The function publicKey returned ${key === '' ? '""' : typeof key}, not a key`,
  );
}
