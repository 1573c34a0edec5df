import * as z from 'zod/mini';
import { SIMULCAST_BOUNDS, SIMULCAST_LAYERS } from './numbers.js';
import { checked, fields, flag, numberFrom, oneOf, withoutUnset } from './schema-parts.js';

const { maxBitrate, maxFramerate, scaleResolutionDownBy } = SIMULCAST_BOUNDS;

const LAYER_RULE = 'an object with at least one setting of the layer';

export const simulcastLayer = checked(
  fields({
    maxBitrate: z.optional(numberFrom(maxBitrate.min, maxBitrate.max)),
    maxFramerate: z.optional(numberFrom(maxFramerate.min, maxFramerate.max)),
    scaleResolutionDownBy: z.optional(
      numberFrom(scaleResolutionDownBy.min, scaleResolutionDownBy.max),
    ),
    active: z.optional(flag()),
    scalabilityMode: z.optional(z.string('a text')),
  }),
  z.refine((value: object) => Object.keys(value).length > 0, LAYER_RULE),
);

export const simulcastEncodings = checked(
  z.array(simulcastLayer, `a list of 1 to ${SIMULCAST_LAYERS} layers`),
  z.minLength(1),
  z.maxLength(SIMULCAST_LAYERS),
);

/** The presets for the picture of a camera. */
export const VIDEO_PRESETS = [
  'default-video',
  'bandwidth-optimized',
  'bandwidth-and-quality-balanced',
  'quality-optimized',
  'adaptive-2-layers',
  'adaptive-3-layers',
] as const;

/** The presets for the picture of a shared screen. */
export const SCREEN_PRESETS = [
  'default-screen-video',
  'detail-optimized',
  'motion-optimized',
  'motion-and-detail-balanced',
] as const;

/** A layer goes to the browser as it is, so the bounds of a simulcast do not hold here. */
const rtpLayer = checked(
  z.looseObject({}, LAYER_RULE),
  z.refine((value: object) => Object.keys(value).length > 0),
);

const ENCODINGS_RULE = 'layers named low, low and medium, or low, medium and high';
const encodings = checked(
  fields({
    low: rtpLayer,
    medium: z.optional(rtpLayer),
    high: z.optional(rtpLayer),
  }),
  z.refine(
    ({ medium, high }: { medium?: unknown; high?: unknown }) => !high || !!medium,
    ENCODINGS_RULE,
  ),
);

const VIDEO_RULE = 'an object with at least one of maxQuality, encodings, allowAdaptiveLayers';
const videoFields = checked(
  fields({
    maxQuality: z.optional(oneOf('low', 'medium', 'high')),
    encodings: z.optional(encodings),
    allowAdaptiveLayers: z.optional(flag()),
  }),
  z.refine((value: object) => Object.keys(value).length > 0, VIDEO_RULE),
);

/* @__NO_SIDE_EFFECTS__ */
function presetOr(presets: readonly string[]) {
  const rule = `one of ${presets.map((each) => `"${each}"`).join(', ')}, or ${VIDEO_RULE}`;
  return z.union([z.enum(presets as readonly [string, ...string[]]), videoFields], rule);
}

const cameraSettings = presetOr(VIDEO_PRESETS);

export const sendSettings = checked(
  z.catchall(
    z.object(
      {
        video: z.optional(cameraSettings),
        customVideoDefaults: z.optional(cameraSettings),
        screenVideo: z.optional(presetOr(SCREEN_PRESETS)),
      },
      'an object with the settings of at least one track',
    ),
    cameraSettings,
  ),
  z.overwrite(withoutUnset),
  z.refine((value: object) => Object.keys(value).length > 0),
);
