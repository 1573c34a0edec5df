/**
 * Numbers and names that the specification or the platform fixes. Others are next to their users. Each is a
 * literal, which the bundler puts where it is used: what is computed or an object would be in the launcher.
 */

/** The name of the assistant among the participants of a call. */
export const ASSISTANT_USER_NAME = 'Vapi Speaker';

/** The kind of the window messages between Daily's library and its call machine. */
export const DAILY_MESSAGE_KIND = 'iframe-call-message';

/** The interval between remote audio levels during a call, in milliseconds. */
export const REMOTE_AUDIO_LEVEL_INTERVAL_MS = 100;

/** The sum of all remote audio levels above which the assistant counts as speaking. */
export const SPEAKING_THRESHOLD = 0.01;

/** How long after the last level above the threshold the assistant counts as silent, in milliseconds. */
export const SPEECH_END_DELAY_MS = 1000;

/** The sum of the levels at full volume. The volume is the sum divided by this, at most 1. */
export const FULL_VOLUME_LEVEL = 0.15;

/** The longest interval at which a silent microphone is noticed in time, in milliseconds. */
export const MICROPHONE_LEVEL_INTERVAL_MAX_MS = 500;

/** How long a phone waits before the join, for its permission prompt to appear, in milliseconds. */
export const MOBILE_PERMISSIONS_WAIT_MS = 1000;

/** The width and height of a recorded call's video, in pixels. */
export const VIDEO_RECORDING_WIDTH = 1280;
export const VIDEO_RECORDING_HEIGHT = 720;

/** The audio processor of every call. */
export const AUDIO_PROCESSOR = 'noise-cancellation';

/** The longest message that a call carries, in characters. */
export const APP_MESSAGE_LIMIT = 4096;

/** The delay before the first retry of a request, in milliseconds. It doubles with each retry. */
export const RETRY_DELAY_MS = 1000;

/** The stacking order of the widget on its page. */
export const WIDGET_Z_INDEX = 9999;

/** The width and height of the voice visual, in pixels. */
export const VOICE_VISUAL_SIZE = 150;

/** How long after the panel opens the text box takes the focus, in milliseconds. */
export const INPUT_FOCUS_DELAY_MS = 100;

/** The longest delay of `setTimeout`, in milliseconds. A longer one elapses at once. */
export const LONGEST_TIMER_MS = 2_147_483_647;

/**
 * The level, 0 to 1, up to which a microphone counts as silent. In a quiet room an open one reads more; one
 * that is switched off or unplugged reads 0.
 */
export const MICROPHONE_SILENCE_LEVEL = 0.001;

/** How long a microphone may be silent before the visitor is notified, in milliseconds. */
export const MICROPHONE_SILENCE_MS = 12_000;
