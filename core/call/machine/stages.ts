import type { CallErrorType } from '../../machine/failures.js';
import type { CallStage } from '../../machine/stages.js';

/**
 * The stages of a call's start that the machine runs, by its own names, with the name of each and of its
 * error as they are emitted. Nothing else in the machine names the library that carries the call.
 */
export const STAGES = {
  initialization: ['initialization', 'start-method-error'],
  validation: ['validation', 'validation-error'],
  'call-creation': ['web-call-creation', 'start-method-error'],
  'transport-creation': ['daily-call-object-creation', 'daily-call-object-creation-error'],
  permissions: ['mobile-permissions', 'start-method-error'],
  join: ['daily-call-join', 'daily-call-join-error'],
  'recording-setup': ['video-recording-setup', 'video-recording-setup-error'],
  'recording-start': ['video-recording-started', 'video-recording-setup-error'],
  'audio-levels': ['audio-observer-setup', 'audio-observer-setup-error'],
  'audio-processing': ['audio-processing-setup', 'audio-processing-setup-error'],
} as const satisfies Readonly<Record<string, readonly [CallStage, CallErrorType]>>;

export type Stage = keyof typeof STAGES;
