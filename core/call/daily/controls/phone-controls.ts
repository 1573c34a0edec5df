import type {
  DailySipCallTransferOptions,
  DailySipReferOptions,
  DailyStartDialoutOptions,
} from '@daily-co/daily-js';
import { callTransfer, dtmf, sipRefer } from '../../../limits/call-transfer.js';
import { check } from '../../../limits/check.js';
import { dialOut, stopDialOut } from '../../../limits/dial-out.js';
import type { CallUse } from './call-use.js';

/** Dialling out, transfers, and tones. The meeting must allow them. */
export class PhoneControls {
  readonly #use: CallUse;

  constructor(use: CallUse) {
    this.#use = use;
  }

  /**
   * Calls somebody into the call, by exactly one of `phoneNumber` and `sipUri`. Resolves with the
   * session's id, by which the other methods know it, where it has one.
   */
  async startDialOut(options: DailyStartDialoutOptions): Promise<string | undefined> {
    const given = check(dialOut, options, 'dialOut') as DailyStartDialoutOptions;
    const daily = this.#use.joined('phone.startDialOut');
    const answer = await this.#use.ask('phone.startDialOut', daily, () =>
      daily.startDialOut(given),
    );
    return answer.session?.sessionId;
  }

  /** Hangs up on somebody who was dialled. */
  async stopDialOut(options: { sessionId: string }): Promise<void> {
    const given = check(stopDialOut, options, 'stopDialOut');
    const daily = this.#use.joined('phone.stopDialOut');
    await this.#use.ask('phone.stopDialOut', daily, () => daily.stopDialOut(given));
  }

  /** Hands somebody who was dialled on to a phone number or a SIP address. */
  async sipCallTransfer(options: DailySipCallTransferOptions): Promise<void> {
    const given = check(callTransfer, options, 'sipCallTransfer');
    const daily = this.#use.joined('phone.sipCallTransfer');
    await this.#use.ask('phone.sipCallTransfer', daily, () => daily.sipCallTransfer(given));
  }

  /** Refers somebody of a SIP call to a SIP address, and is out of it. */
  async sipRefer(options: DailySipReferOptions): Promise<void> {
    const given = check(sipRefer, options, 'sipRefer');
    const daily = this.#use.joined('phone.sipRefer');
    await this.#use.ask('phone.sipRefer', daily, () => daily.sipRefer(given));
  }

  /** Presses the keys of a phone for somebody who was dialled: at most 20 of 0-9, A-D, * and #. */
  async sendDTMF(options: { sessionId: string; tones: string }): Promise<void> {
    const given = check(dtmf, options, 'dtmf');
    const daily = this.#use.joined('phone.sendDTMF');
    await this.#use.ask('phone.sendDTMF', daily, () => daily.sendDTMF(given));
  }
}
