import type {
  DailyEventObjectCameraError,
  DailyEventObjectFatalError,
  DailyFatalErrorType,
} from '@daily-co/daily-js';
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

/** What each fatal error means to a visitor. A meeting that was closed on us is a normal end. */
export const FATAL_KINDS: Readonly<Record<DailyFatalErrorType, FailureKind | 'end'>> = {
  ejected: 'end',
  'connection-error': 'offline',
  'end-of-life': 'rejected',
  'exp-room': 'call-gone',
  'exp-token': 'call-gone',
  'nbf-room': 'call-early',
  'nbf-token': 'call-early',
  'meeting-full': 'call-full',
  'not-allowed': 'rejected',
  'no-room': 'call-gone',
};

/** What a fatal error means; one that is not known is a call that was cut off. */
export function kindOfFatal({ error }: DailyEventObjectFatalError): FailureKind | 'end' {
  return FATAL_KINDS[error?.type as DailyFatalErrorType] ?? 'call-dropped';
}
