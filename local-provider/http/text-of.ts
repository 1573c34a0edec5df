/**
 * A value of a body as text. `String()` would call a `toString` of the body's own, which need not be
 * a function.
 */
export function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
