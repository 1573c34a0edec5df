/**
 * The numbers of the limits. Unless noted, each is in the specification, and daily-js 0.84.0 checks
 * it as well, but too late: after the request.
 */

export { APP_MESSAGE_LIMIT } from '../constants.js';

/** The maximum volume of a voice or a media player. 1 is the original. */
export const VOLUME_MAX = 2;

/** The largest user data, in characters as JSON; text counts as it is. */
export const USER_DATA_LIMIT = 4096;

/** The largest data of a meeting session, in characters as JSON. */
export const SESSION_DATA_LIMIT = 102_400;

/** The strongest blur of a background. 0 is no blur, and no value of this setting. */
export const BLUR_MAX = 1;

/** How many background images come with the call library, numbered from 1. */
export const BACKGROUND_IMAGES = 10;

/** The longest name of a custom track, in characters. */
export const TRACK_NAME_LIMIT = 50;

/** The shortest interval of an audio level observer, in milliseconds. */
export const LEVEL_INTERVAL_MIN_MS = 100;

/** The most layers of a simulcast. */
export const SIMULCAST_LAYERS = 3;

/** The bounds of one simulcast layer: bits per second, frames per second, and the divisor of its size. */
export const SIMULCAST_BOUNDS = {
  maxBitrate: { min: 100_000, max: 2_500_000 },
  maxFramerate: { min: 1, max: 30 },
  scaleResolutionDownBy: { min: 1, max: 8 },
} as const;

/** The maximum length of an extension, in characters. */
export const EXTENSION_LIMIT = 20;

/** The longest wait before an extension is dialled, in seconds. */
export const EXTENSION_WAIT_MAX_S = 60;

/** The maximum length of a dialled participant's display name, in characters: below 200. */
export const DISPLAY_NAME_LIMIT = 199;

/** The maximum length of a dialled participant's user id, in characters. */
export const USER_ID_LIMIT = 36;

/** The maximum number of DTMF tones at once. */
export const DTMF_LIMIT = 20;

/** The most tiles on one page of the frame's grid. */
export const GRID_TILES_MAX = 49;

/** The default size of Daily's frame, in pixels. */
export const FRAME_SIZE = { width: 375, height: 450 } as const;
