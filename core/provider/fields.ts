/**
 * Reads what the provider sent, field by field. By hand, for a library of schemas would cost the
 * first message of a visitor more than all the rest of the client.
 */
export type Fields = Readonly<Record<string, unknown>>;

/** Throws a `TypeError` when the value is not an object. */
export function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError('not an object');
  return value as Fields;
}

/** The object in a field; an empty one when there is none. */
export function objectIn(fields: Fields, name: string): Fields {
  return fieldsOf(fields[name] ?? {});
}

/** The text in a field, if there is one. Throws a `TypeError` when it is something else. */
export function textIn(fields: Fields, name: string): string | undefined {
  const value = fields[name] ?? undefined;
  if (value !== undefined && typeof value !== 'string') throw new TypeError(`${name} is no text`);
  return value;
}
