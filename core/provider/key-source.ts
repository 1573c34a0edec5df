import {
  lastKeys,
  NoKeyError,
  type KeyedRequest,
  type KeyReason,
  type KeySource,
} from './keyed-request.js';

type WidgetId = KeyedRequest['clientId'];

/** The keys that functions gave or were asked for, by the id of their widget. */
const known = new Map<WidgetId, Promise<string>>();

/** Sends a request with a key of the function, and once more with a new one after a 401. */
export async function withKeyFrom(
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
