import { toJson } from '../json.js';
import { attempt } from '../reports/safely.js';

/** A value as JSON; undefined for values without, such as functions and cycles. */
export function asJson(value: unknown): string | undefined {
  return attempt(() => toJson(value));
}

/** The length of a message as it is sent: as JSON in JSON. */
export function sentLength(message: unknown): number | undefined {
  const text = asJson(message);
  return text === undefined ? undefined : JSON.stringify(text).length;
}
