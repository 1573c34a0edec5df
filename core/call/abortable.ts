import { onAbort } from './on-abort.js';

/** Settles with the promise, or rejects with the signal's reason as soon as it aborts. */
export function abortable<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    onAbort(signal, abort);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
