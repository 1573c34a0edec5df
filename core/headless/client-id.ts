/** An id that no other widget has. `crypto.randomUUID` is not there on pages without TLS. */
export function mintClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
