import { check } from '../limits/check.js';
import { callTransfer, dialOut, dtmf, sipRefer, stopDialOut } from '../limits/phone.js';
import type { CallUse } from './call-use.js';
import type { PhoneControls } from './controls.js';

export function phoneControls(use: CallUse): PhoneControls {
  return {
    async startDialOut(options) {
      const given = check(dialOut, options, 'dialOut');
      return use.askJoined('phone.startDialOut', (room) => room.startDialOut(given));
    },
    async stopDialOut(options) {
      const given = check(stopDialOut, options, 'stopDialOut');
      await use.askJoined('phone.stopDialOut', (room) => room.stopDialOut(given));
    },
    async sipCallTransfer(options) {
      const given = check(callTransfer, options, 'sipCallTransfer');
      await use.askJoined('phone.sipCallTransfer', (room) => room.sipCallTransfer(given));
    },
    async sipRefer(options) {
      const given = check(sipRefer, options, 'sipRefer');
      await use.askJoined('phone.sipRefer', (room) => room.sipRefer(given));
    },
    async sendDTMF(options) {
      const given = check(dtmf, options, 'dtmf');
      await use.askJoined('phone.sendDTMF', (room) => room.sendDTMF(given));
    },
  };
}
