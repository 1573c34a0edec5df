/** Wrong arguments. The message names them and what is allowed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
