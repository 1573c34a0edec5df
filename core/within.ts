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
