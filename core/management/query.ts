/** A value in a query. A list is one name with several values. */
export type QueryValue = string | number | boolean | Date | null | undefined;

/**
 * Filters of a list. Null and undefined are dropped; dates are sent as ISO 8601. `timeoutMs` is not
 * a filter but an option, which follows the query.
 */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>> & {
  readonly timeoutMs?: never;
};

/**
 * The query with its question mark, or nothing.
 *
 * @throws TypeError for a value that cannot be sent.
 */
export function queryString(query: Query): string {
  const pairs = new URLSearchParams();
  for (const [name, values] of Object.entries(query))
    for (const value of [values].flat()) if (value != null) pairs.append(name, inText(name, value));
  const text = pairs.toString();
  return text && `?${text}`;
}

function inText(name: string, value: NonNullable<QueryValue>): string {
  if (name === 'timeoutMs')
    throw new TypeError('timeoutMs is an option of the call, and comes after the query');
  if (value instanceof Date) {
    if (!Number.isNaN(value.getTime())) return value.toISOString();
    throw new TypeError(`${name} must be a date, not an invalid one`);
  }
  if (['string', 'number', 'boolean'].includes(typeof value)) return String(value);
  throw new TypeError(`${name} must be a text, a number, a boolean or a date, not ${typeof value}`);
}
