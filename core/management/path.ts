/**
 * A path with its parts filled in, each of them encoded.
 *
 * @throws TypeError for a value that is no text, or that would lead to another path.
 */
export function fillPath(path: string, values: readonly unknown[]): string {
  let next = 0;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodePart(name, values[next++]));
}

function encodePart(name: string, value: unknown): string {
  // A dot and two dots are taken for steps of the path, however they are encoded, and half a
  // character cannot be encoded.
  if (typeof value === 'string' && !['', '.', '..'].includes(value) && !/\p{Cs}/u.test(value))
    return encodeURIComponent(value);
  const given = typeof value === 'string' ? JSON.stringify(value) : String(value);
  throw new TypeError(`${name} must be a text that names something, not ${given}`);
}
