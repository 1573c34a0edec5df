import type { DailyCall } from '@daily-co/daily-js';
import { messageOf } from '../../call-error.js';
import type { AccessPhase, CallAccess } from './call-access.js';
import { CallControlError } from './call-control-error.js';

type Question<Answer> = (daily: DailyCall) => Promise<Answer> | Answer;

/** Gives the controls access to the call while they can be used, and settles their requests. */
export class CallUse {
  constructor(readonly access: CallAccess) {}

  /** The call library's object while there is a call, from when it is made; null without one. */
  present(): DailyCall | null {
    const phase = this.access.phase();
    return isUnderWay(phase) ? this.access.daily() : null;
  }

  /** The call library's object, from when it is made until the call is over. */
  live(method: string): DailyCall {
    const daily = this.access.daily();
    if (['ended', 'disposed'].includes(this.access.phase()) || daily?.isDestroyed())
      throw CallControlError.destroyed(method);
    if (!daily) throw CallControlError.notJoined(method);
    return daily;
  }

  /** The call library's object, once the call is joined. */
  joined(method: string): DailyCall {
    const daily = this.live(method);
    if (daily.meetingState() !== 'joined-meeting') throw CallControlError.notJoined(method);
    return daily;
  }

  /** Sends a message to the assistant, which must be listening. */
  send(method: string, message: unknown): void {
    this.joined(method);
    if (this.access.phase() !== 'connected') throw CallControlError.notJoined(method);
    this.access.send(message);
  }

  /** Sends a request to Daily from when its object is made. Rejects with a `CallControlError`. */
  async askLive<Answer>(method: string, question: Question<Answer>): Promise<Answer> {
    return this.#ask(method, this.live(method), question);
  }

  /** Sends a request to Daily once the call is joined. Rejects with a `CallControlError`. */
  async askJoined<Answer>(method: string, question: Question<Answer>): Promise<Answer> {
    return this.#ask(method, this.joined(method), question);
  }

  /** Daily rejects with texts and objects, and never settles requests to a call that has ended. */
  async #ask<Answer>(
    method: string,
    daily: DailyCall,
    question: Question<Answer>,
  ): Promise<Answer> {
    let over: () => void = () => undefined;
    const ended = new Promise<never>((_, reject) => {
      over = () => reject(CallControlError.destroyed(method));
      daily.on('call-instance-destroyed', over);
    });
    try {
      return await Promise.race([question(daily), ended]);
    } catch (cause) {
      if (cause instanceof CallControlError) throw cause;
      const message = `${method}(): ${messageOf(causeOf(cause))}`;
      throw new CallControlError('refused', method, message, { cause });
    } finally {
      daily.off('call-instance-destroyed', over);
    }
  }
}

/** Whether there is a call, from when it is requested until it ends. */
export function isUnderWay(phase: AccessPhase): boolean {
  return !['none', 'ended', 'disposed'].includes(phase);
}

/** Some of Daily's rejections have their cause in `error`. */
function causeOf(cause: unknown): unknown {
  const hasError = typeof cause === 'object' && cause !== null && 'error' in cause;
  return hasError && !('errorMsg' in cause) ? cause.error : cause;
}
