/**
 * Fills in and encodes the parts of a path.
 *
 * @throws TypeError for a value that is not a string or would change the path
 */
export function fillPath(path: string, values: readonly unknown[]): string {
  let next = 0;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodePart(name, values[next++]));
}

function encodePart(name: string, value: unknown): string {
  // One or two dots are steps of a path even when encoded, and a lone surrogate cannot be encoded.
  if (typeof value === 'string' && !['', '.', '..'].includes(value) && !/\p{Cs}/u.test(value))
    return encodeURIComponent(value);
  const shown = typeof value === 'string' ? JSON.stringify(value) : String(value);
  throw new TypeError(`${name} must be a text that names something, not ${shown}`);
}
