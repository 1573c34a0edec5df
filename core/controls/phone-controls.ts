import { check } from '../limits/check.js';
import { callTransfer, dialOut, dtmf, sipRefer, stopDialOut } from '../limits/phone.js';
import type { CallTransfer, DialOut, Dtmf, SipRefer, StopDialOut } from '../limits/values.js';
import type { CallUse } from './call-use.js';

/** Dialling out, transfers, and tones. The meeting must allow them. */
export class PhoneControls {
  readonly #use: CallUse;

  constructor(use: CallUse) {
    this.#use = use;
  }

  /**
   * Dials a participant, by either `phoneNumber` or `sipUri`. Resolves with the session id, if
   * there is one, which the other methods take.
   */
  async startDialOut(options: DialOut): Promise<string | undefined> {
    const given = check(dialOut, options, 'dialOut');
    const answer = await this.#use.askJoined('phone.startDialOut', (room) =>
      room.startDialOut(given),
    );
    return answer.session?.sessionId;
  }

  /** Hangs up on a dialled participant. */
  async stopDialOut(options: StopDialOut): Promise<void> {
    const given = check(stopDialOut, options, 'stopDialOut');
    await this.#use.askJoined('phone.stopDialOut', (room) => room.stopDialOut(given));
  }

  /** Transfers a dialled participant to a phone number or a SIP address. */
  async sipCallTransfer(options: CallTransfer): Promise<void> {
    const given = check(callTransfer, options, 'sipCallTransfer');
    await this.#use.askJoined('phone.sipCallTransfer', (room) => room.sipCallTransfer(given));
  }

  /** Refers a SIP participant to a SIP address, which removes them from the call. */
  async sipRefer(options: SipRefer): Promise<void> {
    const given = check(sipRefer, options, 'sipRefer');
    await this.#use.askJoined('phone.sipRefer', (room) => room.sipRefer(given));
  }

  /** Sends DTMF tones to a dialled participant: at most 20 of 0-9, A-D, * and #. */
  async sendDTMF(options: Dtmf): Promise<void> {
    const given = check(dtmf, options, 'dtmf');
    await this.#use.askJoined('phone.sendDTMF', (room) => room.sendDTMF(given));
  }
}
