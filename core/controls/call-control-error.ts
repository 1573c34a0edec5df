/**
 * Why a control failed:
 *
 * - `not-joined`: there is no call, or it is not joined yet
 * - `destroyed`: the call is over, or the assistant was disconnected
 * - `refused`: Daily or the provider refused, or the transport of the call does not have it
 */
export type CallControlFailure = 'not-joined' | 'destroyed' | 'refused';

/** Thrown by a control. Its message names the method. Values that are not allowed are `LimitError`s. */
export class CallControlError extends Error {
  override readonly name = 'CallControlError';

  constructor(
    readonly failure: CallControlFailure,
    readonly method: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  static notJoined(method: string): CallControlError {
    return new CallControlError('not-joined', method, `${method}() only supported after join`);
  }

  static destroyed(method: string): CallControlError {
    return new CallControlError('destroyed', method, `${method}(): Use after destroy`);
  }
}
