/** Whether the browser knows that there is no network. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}
