/** Returns a random id. `crypto.randomUUID` is missing on pages without TLS. */
export function randomId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
