/**
 * Every number of the limits. Unless a line says otherwise, each is in the specification and is
 * checked by daily-js 0.84.0, whose own checks come too late: after the call library was asked.
 */

export { APP_MESSAGE_LIMIT } from '../constants.js';

/** The loudest that a voice or a media player is played: 1 is as it was sent. */
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

/** The longest extension that is dialled after a phone number, in characters. */
export const EXTENSION_LIMIT = 20;

/** The longest wait before an extension is dialled, in seconds. */
export const EXTENSION_WAIT_MAX_S = 60;

/** The longest name that is shown for somebody who was dialled, in characters: under 200. */
export const DISPLAY_NAME_LIMIT = 199;

/** The longest user id of somebody who was dialled, in characters. */
export const USER_ID_LIMIT = 36;

/** The most DTMF tones that are sent at once. */
export const DTMF_LIMIT = 20;

/** The most tiles on one page of the frame's grid. */
export const GRID_TILES_MAX = 49;

/** The size of the call library's frame where a page does not say otherwise, in pixels. */
export const FRAME_SIZE = { width: 375, height: 450 } as const;
