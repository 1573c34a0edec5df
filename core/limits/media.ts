import * as z from 'zod/mini';
import {
  BACKGROUND_IMAGES,
  BLUR_MAX,
  LEVEL_INTERVAL_MIN_MS,
  TRACK_NAME_LIMIT,
  VOLUME_MAX,
} from './numbers.js';
import { checked, fields, flag, numberFrom, oneOf, wholeFrom } from './schema-parts.js';

export const volume = numberFrom(0, VOLUME_MAX);

export const blurStrength = checked(
  z.number(`a number above 0 and at most ${BLUR_MAX}`),
  z.gt(0),
  z.maximum(BLUR_MAX),
);

export const backgroundImage = wholeFrom(1, BACKGROUND_IMAGES);

export const levelInterval = checked(
  z.number(`a number of milliseconds, ${LEVEL_INTERVAL_MIN_MS} or more`),
  z.minimum(LEVEL_INTERVAL_MIN_MS),
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

export const trackName = checked(
  z.string(
    `a text of 1 to ${TRACK_NAME_LIMIT} characters that is none of ${RESERVED_TRACK_NAMES.join(', ')}`,
  ),
  z.minLength(1),
  z.maxLength(TRACK_NAME_LIMIT),
  z.refine((name) => !(RESERVED_TRACK_NAMES as readonly string[]).includes(name)),
);

export const mediaTrack = z.custom<MediaStreamTrack>(
  (value) => typeof MediaStreamTrack === 'function' && value instanceof MediaStreamTrack,
  'a MediaStreamTrack',
);

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

export const customTrack = fields({
  track: mediaTrack,
  mode: z.optional(audioMode),
  trackName: z.optional(trackName),
  ignoreAudioLevel: z.optional(flag()),
});
