import * as z from 'zod/mini';
import {
  BACKGROUND_IMAGES,
  BLUR_MAX,
  LEVEL_INTERVAL_MIN_MS,
  TRACK_NAME_LIMIT,
  VOLUME_MAX,
} from './numbers.js';
import { checked, fields, flag, numberFrom, oneOf, wholeFrom } from './schema-parts.js';

/** A volume: 0 is silent, 1 the original. */
export const volume = numberFrom(0, VOLUME_MAX);

const BLUR_RULE = `a number above 0 and at most ${BLUR_MAX}`;

/** How strongly the background of the visitor's picture is blurred. */
export const blurStrength = checked(
  z.number(BLUR_RULE),
  z.gt(0, BLUR_RULE),
  z.maximum(BLUR_MAX, BLUR_RULE),
);

/** The number of one of the call library's own background images. */
export const backgroundImage = wholeFrom(1, BACKGROUND_IMAGES);

const INTERVAL_RULE = `a number of milliseconds, ${LEVEL_INTERVAL_MIN_MS} or more`;

/** The interval between audio levels, in milliseconds. */
export const levelInterval = checked(
  z.number(INTERVAL_RULE),
  z.minimum(LEVEL_INTERVAL_MIN_MS, INTERVAL_RULE),
);

/** The names that the call library gives to its own tracks. */
export const RESERVED_TRACK_NAMES = [
  'cam-audio',
  'cam-video',
  'customVideoDefaults',
  'screen-video',
  'screen-audio',
  'rmpAudio',
  'rmpVideo',
] as const;

const TRACK_NAME_RULE = `a text of 1 to ${TRACK_NAME_LIMIT} characters that is none of ${RESERVED_TRACK_NAMES.join(', ')}`;

/** The name of a custom track. */
export const trackName = checked(
  z.string(TRACK_NAME_RULE),
  z.minLength(1, TRACK_NAME_RULE),
  z.maxLength(TRACK_NAME_LIMIT, TRACK_NAME_RULE),
  z.refine((name) => !(RESERVED_TRACK_NAMES as readonly string[]).includes(name), TRACK_NAME_RULE),
);

/** A track of sound or picture, as browsers make them. */
export const mediaTrack = z.custom<MediaStreamTrack>(
  (value) => typeof MediaStreamTrack === 'function' && value instanceof MediaStreamTrack,
  'a MediaStreamTrack',
);

/** The mode of a custom audio track: a name, or bits per second and stereo. */
export const audioMode = z.union(
  [
    oneOf('music', 'speech'),
    fields({
      bitrate: z.optional(z.number('a number of bits per second')),
      stereo: z.optional(flag()),
    }),
  ],
  '"music", "speech", or an object with bitrate, stereo',
);

/** A track of the page's own that others in the call are to get. */
export const customTrack = fields({
  track: mediaTrack,
  mode: z.optional(audioMode),
  trackName: z.optional(trackName),
  ignoreAudioLevel: z.optional(flag()),
});
