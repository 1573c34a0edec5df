/** The stages of a call's start, in the order in which they happen. */
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

/**
 * Facts about a stage that are worth reporting, once it is over:
 *
 * - `callId`, `videoRecordingEnabled`, `voiceProvider`: of the call that `web-call-creation` has made or
 *   taken up again; the id and the provider of the voice are null where they were not told.
 * - `action`: why a stage was passed over. `skipped-not-mobile`: of `mobile-permissions`, but on a phone or
 *   tablet. `skipped-not-enabled` or, in a call that is taken up again, `skipped-resumed`: of both stages of
 *   a recording. `auto-started-via-meeting-token`: of `video-recording-setup`, where the join starts it.
 * - `delaySeconds`: of `video-recording-started`, how long the recording took to run from when it was
 *   requested, or from the join that starts it, in seconds.
 * - `error`: why a stage failed, for developers.
 * - `reason`: `already-started`, of a `validation` that failed since there is a call.
 */
export type StageMetadata = Readonly<Record<string, string | number | boolean | null>>;

/** What is known of one stage of a call's start. Durations are in milliseconds. */
export type StageProgress =
  | { readonly stage: CallStage; readonly status: 'started'; readonly metadata?: StageMetadata }
  | {
      readonly stage: CallStage;
      readonly status: 'completed' | 'failed';
      readonly duration: number;
      readonly metadata?: StageMetadata;
    };

/** The provider's id of a call, where a stage of its start tells it. */
export function callIdIn({ metadata }: StageProgress): string | undefined {
  return typeof metadata?.['callId'] === 'string' ? metadata['callId'] : undefined;
}
