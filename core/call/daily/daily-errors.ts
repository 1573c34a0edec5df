import type {
  DailyEventObjectCameraError,
  DailyEventObjectFatalError,
  DailyFatalErrorType,
} from '@daily-co/daily-js';
import type { FailureKind } from '../../machine/failures.js';

type CameraErrorType = DailyEventObjectCameraError['error']['type'];

/** Why the microphone could not be had; null where the trouble is not with the microphone. */
const MICROPHONE_KINDS: Readonly<Partial<Record<CameraErrorType, FailureKind | null>>> = {
  permissions: 'microphone-denied',
  'mic-in-use': 'microphone-busy',
  'cam-mic-in-use': 'microphone-busy',
  'cam-in-use': null,
  'undefined-mediadevices': 'unsupported',
};

/** What trouble there is with the microphone, if any; what is not known is a missing one. */
export function microphoneTrouble(event: DailyEventObjectCameraError): FailureKind | null {
  if (event.errorMsg?.audioOk) return null;
  const kind = MICROPHONE_KINDS[event.error?.type];
  return kind === undefined ? 'microphone-missing' : kind;
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
