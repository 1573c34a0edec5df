import { abortable } from '../async/abort.js';
import type { CallRoom } from '../call/call-room.js';
import { messageOf } from '../call/call-error.js';
import type { AccessPhase, CallAccess } from './call-access.js';
import { CallControlError } from './call-control-error.js';

type Question<Answer> = (room: CallRoom) => Promise<Answer> | Answer;

/** Gives the controls access to the call while they can be used, and settles their requests. */
export class CallUse {
  constructor(readonly access: CallAccess) {}

  /** The room while there is a call, from when it is made; null without one. */
  present(): CallRoom | null {
    const phase = this.access.phase();
    return isUnderWay(phase) ? this.access.room() : null;
  }

  /** The room, from when it is made until the call is over. */
  live(method: string): CallRoom {
    const room = this.access.room();
    if (['ended', 'disposed'].includes(this.access.phase()))
      throw CallControlError.destroyed(method);
    if (!room) throw CallControlError.notJoined(method);
    return room;
  }

  /** The room, once the call is joined. */
  joined(method: string): CallRoom {
    const room = this.live(method);
    if (room.state() !== 'joined') throw CallControlError.notJoined(method);
    return room;
  }

  /** Sends a message to the assistant, which must be listening. */
  send(method: string, message: unknown): void {
    this.joined(method);
    if (this.access.phase() !== 'connected') throw CallControlError.notJoined(method);
    this.access.send(message);
  }

  /** Requests something of the room once the call is joined. @throws CallControlError */
  tell<Answer>(method: string, question: (room: CallRoom) => Answer): Answer {
    return refusing(method, question, this.joined(method));
  }

  /** Reads something of the room from when it is made. @throws CallControlError */
  read<Answer>(method: string, question: (room: CallRoom) => Answer): Answer {
    return refusing(method, question, this.live(method));
  }

  /** Sends a request to the room from when it is made. Rejects with a `CallControlError`. */
  async askLive<Answer>(method: string, question: Question<Answer>): Promise<Answer> {
    return this.#ask(method, this.live(method), question);
  }

  /** Sends a request to the room once the call is joined. Rejects with a `CallControlError`. */
  async askJoined<Answer>(method: string, question: Question<Answer>): Promise<Answer> {
    return this.#ask(method, this.joined(method), question);
  }

  /** The library rejects with texts and objects, and never settles requests to a call that has ended. */
  async #ask<Answer>(method: string, room: CallRoom, question: Question<Answer>): Promise<Answer> {
    const over = this.access.over();
    const answer = async () => question(room);
    try {
      return await abortable(answer(), over);
    } catch (cause) {
      if (over.aborted) throw CallControlError.destroyed(method);
      throw refusal(method, cause);
    }
  }
}

function refusing<Answer>(
  method: string,
  question: (room: CallRoom) => Answer,
  room: CallRoom,
): Answer {
  try {
    return question(room);
  } catch (cause) {
    throw refusal(method, cause);
  }
}

function refusal(method: string, cause: unknown): CallControlError {
  const message = `${method}(): ${messageOf(causeOf(cause))}`;
  return new CallControlError('refused', method, message, { cause });
}

/** Whether there is a call, from when it is requested until it ends. */
export function isUnderWay(phase: AccessPhase): boolean {
  return !['none', 'ended', 'disposed'].includes(phase);
}

/** Some rejections of the library have their cause in `error`. */
function causeOf(cause: unknown): unknown {
  const hasError = typeof cause === 'object' && cause !== null && 'error' in cause;
  return hasError && !('errorMsg' in cause) ? cause.error : cause;
}
