/** What was typed cannot be followed: the message names it and what is allowed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
