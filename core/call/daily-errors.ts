import type { DailyEventObjectCameraError, DailyEventObjectFatalError } from '@daily-co/daily-js';
import type { FailureKind } from '../machine/failures.js';

/** Why the microphone could not be had, or null when the trouble is not with the microphone. */
export function microphoneTrouble(event: DailyEventObjectCameraError): FailureKind | null {
  if (event.errorMsg?.audioOk) return null;
  switch (event.error?.type) {
    case 'permissions':
      return 'microphone-denied';
    case 'not-found':
    case 'constraints':
      return 'microphone-missing';
    case 'mic-in-use':
    case 'cam-mic-in-use':
      return 'microphone-busy';
    case 'undefined-mediadevices':
      return 'unsupported';
    default:
      return event.error?.type === 'cam-in-use' ? null : 'microphone-missing';
  }
}

/** A meeting that was closed on us is a normal end; everything else that is fatal is a failure. */
export function isNormalEnd(event: DailyEventObjectFatalError): boolean {
  return event.error?.type === 'ejected';
}

export function kindOfFatal(event: DailyEventObjectFatalError): FailureKind {
  return event.error?.type === 'connection-error' ? 'offline' : 'call-dropped';
}
