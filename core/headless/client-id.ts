/** Creates an id for one widget. `crypto.randomUUID` is missing on pages without TLS. */
export function createClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
