import * as z from 'zod/mini';
import { fields, flag, listOf, name, text } from './schema-parts.js';

const participants = listOf(name(), 'a list of the ids of participants');

/** The options of a transcription. */
export const transcription = fields({
  language: z.optional(text()),
  model: z.optional(text()),
  tier: z.optional(text()),
  profanity_filter: z.optional(flag()),
  redact: z.optional(
    z.union(
      [flag(), z.array(z.union([z.boolean(), z.string()], 'true, false, or a text'))],
      'true, false, or a list of what is redacted',
    ),
  ),
  endpointing: z.optional(z.union([z.boolean(), z.number()], 'true, false, or a number')),
  punctuate: z.optional(flag()),
  extra: z.optional(z.looseObject({}, 'an object')),
  includeRawResponse: z.optional(flag()),
  instanceId: z.optional(name()),
  participants: z.optional(participants),
});

/** Who is transcribed from now on. */
export const transcriptionUpdate = fields({ participants, instanceId: z.optional(name()) });
