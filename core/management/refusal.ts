import { describeRefusal } from '../provider/api.js';
import { attempt } from '../reports/safely.js';
import type { Answer } from './attempts.js';

/**
 * The message of a refused call: the API's `message`, which may be a text, a list or an object, or
 * a proxy's `error`, bare or as plain text.
 */
export function refusalOf({ status, type, text }: Answer): string {
  const body =
    attempt(() => JSON.parse(text) as unknown) ?? (type.startsWith('text/plain') ? text : '');
  const { message, error } = Object(body) as Readonly<Record<string, unknown>>;
  const bare = typeof body === 'string' || Array.isArray(body) ? body : error;
  const nested = (bare as { message?: unknown } | null | undefined)?.message ?? bare;
  return describeRefusal(status, message, nested);
}
