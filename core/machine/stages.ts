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

/** Facts about a stage that are worth reporting, such as the call's id. */
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
