import { check } from '../limits/check.js';
import { callTransfer, dialOut, dtmf, sipRefer, stopDialOut } from '../limits/phone.js';
import type { CallUse } from './call-use.js';
import type { PhoneControls } from '../call/controls.js';

export function phoneControls(use: CallUse): PhoneControls {
  return {
    async startDialOut(options) {
      const checked = check(dialOut, options, 'dialOut');
      return use.askJoined('phone.startDialOut', (room) => room.startDialOut(checked));
    },
    async stopDialOut(options) {
      const checked = check(stopDialOut, options, 'stopDialOut');
      await use.askJoined('phone.stopDialOut', (room) => room.stopDialOut(checked));
    },
    async sipCallTransfer(options) {
      const checked = check(callTransfer, options, 'sipCallTransfer');
      await use.askJoined('phone.sipCallTransfer', (room) => room.sipCallTransfer(checked));
    },
    async sipRefer(options) {
      const checked = check(sipRefer, options, 'sipRefer');
      await use.askJoined('phone.sipRefer', (room) => room.sipRefer(checked));
    },
    async sendDTMF(options) {
      const checked = check(dtmf, options, 'dtmf');
      await use.askJoined('phone.sendDTMF', (room) => room.sendDTMF(checked));
    },
  };
}
