import * as z from 'zod/mini';
import { checked, fields, flag, named, oneOf } from './schema-parts.js';

/** The media that a participant can send. */
export const SENDABLE_MEDIA = [
  'video',
  'audio',
  'screenVideo',
  'screenAudio',
  'customVideo',
  'customAudio',
] as const;

/** The areas that a participant can administer. */
export const ADMIN_OF = ['participants', 'streaming', 'transcription'] as const;

/* @__NO_SIDE_EFFECTS__ */
function allOrSome<const Value extends string>(...values: readonly Value[]) {
  const rule = `true, false, or a list or Set of ${values.join(', ')}`;
  const each = oneOf(...values);
  return z.union([flag(), z.array(each, rule), z.set(each, rule)], rule);
}

const CUSTOM_RULE = 'an object of true or false by the name of the track';
const custom = named(flag(), CUSTOM_RULE);
const allCustom = checked(
  custom,
  z.refine((value) => '*' in value, `${CUSTOM_RULE}, with an entry "*" for all others`),
);

const media = {
  video: flag(),
  audio: flag(),
  screenVideo: flag(),
  screenAudio: flag(),
};

const some = z.union(
  [
    flag(),
    fields({
      video: z.optional(media.video),
      audio: z.optional(media.audio),
      screenVideo: z.optional(media.screenVideo),
      screenAudio: z.optional(media.screenAudio),
      customVideo: z.optional(custom),
      customAudio: z.optional(custom),
    }),
  ],
  `true, false, or an object with some of ${SENDABLE_MEDIA.join(', ')}`,
);

const all = z.union(
  [flag(), fields({ ...media, customVideo: allCustom, customAudio: allCustom })],
  `true, false, or an object with all of ${SENDABLE_MEDIA.join(', ')}`,
);

const BY_ID_RULE = 'an object of what each may receive, by id';

export const canReceive = fields({
  base: z.optional(all),
  byUserId: z.optional(named(some, BY_ID_RULE)),
  byParticipantId: z.optional(named(some, BY_ID_RULE)),
});

export const permissions = fields({
  hasPresence: z.optional(flag()),
  canSend: z.optional(allOrSome(...SENDABLE_MEDIA)),
  canReceive: z.optional(canReceive),
  canAdmin: z.optional(allOrSome(...ADMIN_OF)),
});
