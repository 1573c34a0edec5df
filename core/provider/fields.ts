import { isObject } from './is-object.js';

/**
 * Reads what the provider sent, field by field. By hand, for a library of schemas would cost the
 * first message of a visitor more than all the rest of the client.
 */
export type Fields = Readonly<Record<string, unknown>>;

/** Throws a `TypeError` when the value is not an object. */
export function fieldsOf(value: unknown): Fields {
  if (!isObject(value)) throw new TypeError('not an object');
  return value;
}

/** The same of what may be left out or odd: what is no object has no fields. */
export function anyFieldsOf(value: unknown): Fields {
  return Object(value) as Fields;
}

/** The text in a field, if there is one. Throws a `TypeError` when it is something else. */
export function textIn(fields: Fields, name: string): string | undefined {
  const value = fields[name] ?? undefined;
  if (value !== undefined && typeof value !== 'string') throw new TypeError(`${name} is no text`);
  return value;
}

/** The same of what may be left out or odd: what is no text says nothing, and harms nothing. */
export function anyTextIn(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
}
