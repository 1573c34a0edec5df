import { FATAL_ENDS, type FatalType, isFatalType } from '../faults/fatal-ends.js';
import { record } from './join-options.js';
import type { MachineMessage } from './messages.js';

/** The end of a call, in Daily's terms. */
export class FatalError extends Error {
  constructor(
    readonly type: FatalType,
    message: string = FATAL_ENDS[type],
    /** The place at which a connection broke. */
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

/** The fatal error of a refused join. */
export async function refusal(response: Response): Promise<FatalError> {
  const { reason } = record(await response.json().catch(() => undefined));
  if (isFatalType(reason)) return new FatalError(reason, FATAL_ENDS[reason], 'room-lookup');
  const message = `The local provider refused the call (status ${response.status}).`;
  return new FatalError('connection-error', message, 'room-lookup');
}
