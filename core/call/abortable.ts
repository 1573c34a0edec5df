/** Settles with the promise, or rejects with the signal's reason as soon as it aborts. */
export function abortable<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Settles with the promise, or rejects with `message` after a limit in milliseconds. */
export function within<Value>(
  promise: Promise<Value>,
  limit: number,
  message = 'It took too long',
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
