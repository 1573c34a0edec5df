import * as z from 'zod/mini';
import { backgroundImage, blurStrength } from './media.js';
import { BACKGROUND_IMAGES } from './numbers.js';
import { checked, fields, oneOf } from './schema-parts.js';

/** The kinds of file of a background image that a page brings itself. */
export const IMAGE_TYPES = ['jpg', 'png', 'jpeg'] as const;

const SETTINGS_RULE = 'an object of media track constraints';
const trackSettings = z.optional(z.looseObject({}, SETTINGS_RULE));

const SOURCE_RULE = `a number from 1 to ${BACKGROUND_IMAGES}, "default", an ArrayBuffer, or the URL of a ${IMAGE_TYPES.join(', ')}`;

export const backgroundSource = z.union(
  [
    backgroundImage,
    z.literal('default'),
    z.custom<ArrayBuffer>((value) => value instanceof ArrayBuffer),
    checked(z.string(SOURCE_RULE), z.refine(isImageUrl)),
  ],
  SOURCE_RULE,
);

function isImageUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname } = new URL(value);
  const type =
    protocol === 'data:'
      ? /^image\/(\w+)[;,]/.exec(pathname)?.[1]
      : pathname.split('.').at(-1)!.toLowerCase();
  return (IMAGE_TYPES as readonly unknown[]).includes(type);
}

const PROCESSOR_RULE =
  'a processor of the type "none", "background-blur", "background-image" or "face-detection"';

export const videoProcessor = z.discriminatedUnion(
  'type',
  [
    fields({ type: z.literal('none') }),
    fields({ type: z.literal('face-detection') }),
    fields({
      type: z.literal('background-blur'),
      config: z.optional(fields({ strength: z.optional(blurStrength) })),
    }),
    fields({
      type: z.literal('background-image'),
      config: z.optional(
        fields({ source: z.optional(backgroundSource), url: z.optional(z.string('a text')) }),
      ),
    }),
  ],
  PROCESSOR_RULE,
);

export const inputSettings = fields({
  audio: z.optional(
    fields({
      processor: z.optional(fields({ type: oneOf('none', 'noise-cancellation') })),
      settings: trackSettings,
    }),
  ),
  video: z.optional(fields({ processor: z.optional(videoProcessor), settings: trackSettings })),
});
