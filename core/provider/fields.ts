import { isObject } from './is-object.js';

/**
 * Reads the provider's data field by field. Without schemas, which would be larger than the rest of
 * the client.
 */
export type Fields = Readonly<Record<string, unknown>>;

/** Throws a `TypeError` when the value is not an object. */
export function fieldsOf(value: unknown): Fields {
  if (!isObject(value)) throw new TypeError('not an object');
  return value;
}

/** The fields of a value that may be missing or malformed: none unless it is an object. */
export function anyFieldsOf(value: unknown): Fields {
  return Object(value) as Fields;
}

/** The text in a field, if there is one. Throws a `TypeError` when it is something else. */
export function textIn(fields: Fields, name: string): string | undefined {
  const value = fields[name] ?? undefined;
  if (value !== undefined && typeof value !== 'string') throw new TypeError(`${name} is no text`);
  return value;
}

/** The string in a field that may be missing or malformed, else undefined. */
export function anyTextIn(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
}
