/**
 * Settles with the promise, or rejects with an `Error` once the timeout has passed.
 *
 * @param timeout in milliseconds
 */
export function withTimeout<Value>(
  promise: Promise<Value>,
  timeout: number,
  message = 'Timed out',
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), timeout);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Resolves in a new task, so that the page can respond to input first. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
