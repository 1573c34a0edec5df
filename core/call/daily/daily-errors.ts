import type {
  DailyEventObjectCameraError,
  DailyEventObjectFatalError,
  DailyFatalErrorType,
} from '@daily-co/daily-js';
import type { FailureKind } from '../../machine/failures.js';

type CameraErrorType = DailyEventObjectCameraError['error']['type'];

/** Why the microphone is not available; null if the error is not about the microphone. */
const MICROPHONE_KINDS: Readonly<Partial<Record<CameraErrorType, FailureKind | null>>> = {
  permissions: 'microphone-denied',
  'mic-in-use': 'microphone-busy',
  'cam-mic-in-use': 'microphone-busy',
  'cam-in-use': null,
  'undefined-mediadevices': 'unsupported',
};

/** The failure of the microphone, if any. An unknown error counts as a missing microphone. */
export function microphoneTrouble(event: DailyEventObjectCameraError): FailureKind | null {
  if (event.errorMsg?.audioOk) return null;
  const kind = MICROPHONE_KINDS[event.error?.type];
  return kind === undefined ? 'microphone-missing' : kind;
}

/** The failure kind of each fatal error. Being ejected is a normal end. */
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

/** The failure kind of a fatal error. An unknown one counts as a dropped call. */
export function kindOfFatal({ error }: DailyEventObjectFatalError): FailureKind | 'end' {
  return FATAL_KINDS[error?.type as DailyFatalErrorType] ?? 'call-dropped';
}
