/**
 * How far a call has come: `joined` from the join on, `connected` once the assistant listens. The
 * `status` of the voice region and the `meetingState()` of the controls follow from it.
 */
export type CallPhase = 'starting' | 'joined' | 'connected' | 'ended';

/** The stages of a call's start, in their order. */
export const CALL_STAGES = [
  'initialization',
  'validation',
  'web-call-creation',
  'daily-call-object-creation',
  'mobile-permissions',
  'daily-call-join',
  'video-recording-setup',
  'video-recording-started',
  'audio-observer-setup',
  'audio-processing-setup',
] as const;

export type CallStage = (typeof CALL_STAGES)[number];

/** Details of a stage that is over. */
export interface StageMetadata {
  /** Of `web-call-creation`: the provider's id of the call. Null if the provider sent none. */
  readonly callId?: string | null;
  /** Of `web-call-creation`: whether the call is recorded on video. */
  readonly videoRecordingEnabled?: boolean;
  /** Of `web-call-creation`: the provider of the assistant's voice. Null if unknown. */
  readonly voiceProvider?: string | null;
  /**
   * Why the stage was skipped. `mobile-permissions`: `skipped-not-mobile`. The recording stages:
   * `skipped-not-enabled`, or `skipped-resumed` in a call that resumes. `video-recording-setup`:
   * `auto-started-via-meeting-token` if the join starts the recording.
   */
  readonly action?:
    | 'skipped-not-mobile'
    | 'skipped-not-enabled'
    | 'skipped-resumed'
    | 'auto-started-via-meeting-token'
    | (string & {});
  /**
   * Of `video-recording-started`: the seconds from the request for the recording, or from the join that
   * starts it, until it runs.
   */
  readonly delaySeconds?: number;
  /** Why the stage failed, for developers. */
  readonly error?: string;
  /** Of a `validation` that failed because there is a call already. */
  readonly reason?: 'already-started' | (string & {});
}

/** The progress of one stage of a call's start. Durations are in milliseconds. */
export type StageProgress =
  | { readonly stage: CallStage; readonly status: 'started'; readonly metadata?: StageMetadata }
  | {
      readonly stage: CallStage;
      readonly status: 'completed' | 'failed';
      readonly duration: number;
      readonly metadata?: StageMetadata;
    };
