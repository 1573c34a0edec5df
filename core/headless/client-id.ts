/**
 * Returns a function that returns the id of one widget, created on first use: components must not be
 * random while they are prerendered. `crypto.randomUUID` is missing on pages without TLS.
 */
export function clientIdOnUse(): () => string {
  let id = '';
  return () => (id ||= crypto.getRandomValues(new Uint32Array(4)).join('-'));
}
