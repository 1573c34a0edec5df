import type { CallOrigin } from '../../machine/effects.js';
import type { Role } from '../../machine/events.js';
import type { FailureKind } from '../../machine/failures.js';
import type { HangUpReason } from '../../machine/regions/call.js';
import type { CallPhase } from '../../machine/stages.js';
import type { Stage } from './stages.js';

/** Why a stage failed. */
export interface StageFailure {
  readonly kind: FailureKind;
  readonly message: string;
}

/** The part of the request and of the device that the machine reads. */
export interface CallSettings {
  readonly origin: CallOrigin;
  /** The validation error, if the request cannot be called. */
  readonly problem: StageFailure | null;
  /** Phones and tablets show permission prompts late. */
  readonly phone: boolean;
  readonly muted: boolean;
  /** Whether the call may be resumed after a page load. */
  readonly resumable: boolean;
  /** Whether the microphone rests while the assistant speaks. @default false */
  readonly halfDuplex?: boolean;
  /** Whether the visitor decides when they are heard. @default false */
  readonly pushToTalk?: boolean;
  /** In seconds. No limit when 0 or undefined. */
  readonly maxDurationSeconds?: number;
  /** In seconds. No limit when 0 or undefined. */
  readonly silenceTimeoutSeconds?: number;
  /** When the assistant of a resumed call began to listen, in milliseconds since the epoch. */
  readonly since?: number;
}

/** The facts of a call that the provider has created, as the transport reports them; also the stage's metadata. */
export interface CreatedCall {
  readonly callId: string | null;
  readonly videoRecordingEnabled: boolean;
  readonly voiceProvider: string | null;
}

/** A recording that this call starts. Times are in milliseconds since the call was requested. */
export interface Recording {
  readonly requestedAt: number;
  /** When the stage `recording-start` began. */
  readonly stageAt: number | null;
  readonly settled: boolean;
  /** The delay with which the assistant is asked to begin once the call is joined, in seconds. */
  readonly greeting: number | null;
}

/** A limit that is about to end the call. `at` is in milliseconds since the epoch. */
export interface Warning {
  readonly reason: HangUpReason;
  readonly at: number;
}

/** Times are in milliseconds since the epoch. */
export interface Limits {
  /** When the call was first connected. */
  readonly since: number;
  /** When somebody last spoke or acted. */
  readonly activeAt: number;
  readonly warning: Warning | null;
}

export interface Call {
  readonly settings: CallSettings;
  readonly phase: CallPhase;
  /** The running stage, and when it began, in milliseconds since the call was requested. */
  readonly stage: { readonly name: Stage; readonly at: number } | null;
  readonly created: CreatedCall | null;
  /** Whether joining starts the recording. */
  readonly recordsByJoin: boolean;
  readonly recording: Recording | null;
  /** Whether the visitor asked to be muted. */
  readonly muted: boolean;
  /** Whether the browser plays the assistant; null until that is known. */
  readonly playback: 'allowed' | 'refused' | null;
  /** Whether the assistant has said that it listens, which may be before the join completes. */
  readonly listening: boolean;
  readonly speakers: readonly Role[];
  /** Whether the microphone rests while the assistant speaks. */
  readonly halfDuplex: boolean;
  /** Whether it rests now. */
  readonly rests: boolean;
  /** The letters of the assistant's last words, and when they came, since the call was requested. */
  readonly said: { readonly letters: string; readonly at: number } | null;
  /** Why the call ends, as far as the provider has said so. */
  readonly endReason: string;
  /** Whether ending the call also ends its room: nobody resumes it. */
  readonly ownsRoom: boolean;
  /** Null until a limited call is connected. */
  readonly limits: Limits | null;
}

export function initialCall(settings: CallSettings): Call {
  return {
    settings,
    phase: 'starting',
    stage: null,
    created: null,
    recordsByJoin: false,
    recording: null,
    muted: settings.muted,
    playback: null,
    listening: false,
    speakers: [],
    halfDuplex: Boolean(settings.halfDuplex && !settings.pushToTalk),
    rests: false,
    said: null,
    endReason: 'meeting-ended',
    ownsRoom: settings.origin === 'resumed',
    limits: null,
  };
}
