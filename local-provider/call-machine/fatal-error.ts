import type { MachineMessage } from './messages.js';

type FatalType = 'no-room' | 'exp-room' | 'meeting-full' | 'ejected' | 'connection-error';

/** The end of a call, in Daily's terms. */
export class FatalError extends Error {
  constructor(
    readonly type: FatalType,
    message: string,
    /** Where a connection broke. */
    readonly on: 'room-lookup' | 'rtc-connection' = 'rtc-connection',
  ) {
    super(message);
  }

  get event(): MachineMessage {
    const details = { on: this.on, sourceError: { msg: this.message } };
    return {
      action: 'error',
      errorMsg: this.message,
      error: {
        type: this.type,
        msg: this.message,
        ...(this.type === 'connection-error' && { details: JSON.stringify(details) }),
      },
    };
  }
}

/** What the room's refusal means for whoever wanted to join. */
export function refusal(status: number): FatalError {
  switch (status) {
    case 404:
      // The word "deleted" keeps daily-js from reporting the visitor's typing error to its makers.
      return new FatalError(
        'no-room',
        'The meeting you are trying to join does not exist, or was deleted.',
      );
    case 410:
      return new FatalError(
        'exp-room',
        'The meeting you are trying to join is no longer available.',
      );
    case 409:
    case 503:
      return new FatalError('meeting-full', 'The meeting you are trying to join is full.');
    default:
      return new FatalError(
        'connection-error',
        `The local provider refused the call (status ${status}).`,
        'room-lookup',
      );
  }
}
