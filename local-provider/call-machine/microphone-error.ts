import type { DailyTrackState } from '@daily-co/daily-js';

import type { MachineMessage } from './messages.js';

export type Blocked = NonNullable<DailyTrackState['blocked']>;

/** Why there is no microphone: as an event for the page, and as the state of the track. */
export interface MicrophoneError {
  event: MachineMessage;
  blocked: Blocked;
}

/** Converts an error of getUserMedia to Daily's terms. */
export function microphoneError(cause: unknown): MicrophoneError {
  const name = cause instanceof Error ? cause.name : '';
  const msg = cause instanceof Error ? cause.message : String(cause);
  const { blocked, ...details } = detailsOf(name, msg);
  const error = { msg, ...details };
  return {
    event: {
      action: 'camera-error',
      errorMsg: { errorMsg: msg, audioOk: false, videoOk: true },
      error,
    },
    blocked,
  };
}

function detailsOf(name: string, msg: string): { type: string; blocked: Blocked } {
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError': {
      const blockedBy = /system|policy/i.test(msg) ? 'browser' : 'user';
      const details = { type: 'permissions', blockedBy, blockedMedia: ['audio'] };
      return { ...details, blocked: { byPermissions: true } };
    }
    case 'NotFoundError': {
      const details = { type: 'not-found', missingMedia: ['audio'] };
      return { ...details, blocked: { byDeviceMissing: true } };
    }
    case 'OverconstrainedError': {
      const details = { type: 'constraints', reason: 'invalid', failedMedia: ['audio'] };
      return { ...details, blocked: { byDeviceMissing: true } };
    }
    case 'NotReadableError':
    case 'AbortError':
      return { type: 'mic-in-use', blocked: { byDeviceInUse: true } };
    case 'TypeError':
      return { type: 'undefined-mediadevices', blocked: { byDeviceMissing: true } };
    default:
      return { type: 'unknown', blocked: { byDeviceMissing: true } };
  }
}
