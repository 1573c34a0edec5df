/**
 * Why a call failed: the API refused it, could not be reached, exceeded the timeout, or answered
 * differently from what the call or the caller's schema expects.
 */
export type ManagementFailure = 'refused' | 'unreachable' | 'timed-out' | 'unexpected-answer';

/**
 * The error of the management client. It never contains the token, unless that is shorter than
 * `REDACTED_VALUE_MIN` characters.
 */
export class ManagementError extends Error {
  override readonly name = 'ManagementError';

  /**
   * @param method the call's method, such as `GET`
   * @param path the call's path without its query
   * @param status the status of the answer, or null without one
   * @param said the API's message, or what went wrong otherwise
   */
  constructor(
    readonly failure: ManagementFailure,
    readonly method: string,
    readonly path: string,
    readonly status: number | null,
    readonly said: string,
    options?: ErrorOptions,
  ) {
    super(`${method} ${path}${status === null ? '' : ` was answered ${status}`}: ${said}`, options);
  }
}
