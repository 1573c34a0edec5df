import { onAbort } from '../async/abort.js';

/** Keeps the screen on until the signal aborts, if the browser can. */
export function keepScreenOn(signal: AbortSignal): void {
  const request = () => {
    if (document.visibilityState !== 'visible') return;
    navigator.wakeLock?.request('screen').then(
      (lock) => {
        onAbort(signal, () => void lock.release());
      },
      () => undefined,
    );
  };
  request();
  // The browser releases the lock when the page is hidden.
  document.addEventListener('visibilitychange', request, { signal });
}
