/** Creates an id for one widget. `crypto.randomUUID` is missing on pages without TLS. */
export function createClientId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
