/** What one name of a query may hold. A list is sent as one name with many values. */
export type QueryValue = string | number | boolean | Date | null | undefined;

/** What a list is narrowed down by. What is null or undefined is left out; dates are sent as ISO. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/** The query with its question mark, or nothing. */
export function queryString(query: Query): string {
  const pairs = new URLSearchParams();
  for (const [name, given] of Object.entries(query))
    for (const value of [given].flat())
      if (value != null)
        pairs.append(name, value instanceof Date ? value.toISOString() : String(value));
  const text = pairs.toString();
  return text && `?${text}`;
}
