/**
 * Why a call failed: the API refused it, it could not be reached, the time was up, or its answer
 * was not what the call, or the caller's schema, expects.
 */
export type ManagementFailure = 'refused' | 'unreachable' | 'timed-out' | 'unexpected-answer';

/**
 * The one error of the management client. None of its words ever holds the token, unless that is
 * shorter than `REDACTED_VALUE_MIN` characters: such a one is found in words of any kind.
 */
export class ManagementError extends Error {
  override readonly name = 'ManagementError';

  /**
   * @param method the call's method, such as `GET`
   * @param path the call's path as it was sent, without its query
   * @param status the status of the API's answer, be it one that broke off, or null where none came
   * @param said what the API said, or what went wrong otherwise
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
