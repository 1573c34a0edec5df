import * as z from 'zod/mini';
import { fields, name, text } from './schema-parts.js';

/* What recordings, live streams and transcriptions of a call have in common. */

const NUMBER = 'a number';
const LAYOUT_RULE = 'an object with a preset';

/** The layout of a recording or a stream. The provider checks the preset's own fields. */
export const layout = z.looseObject({ preset: name() }, LAYOUT_RULE);

/** The options that recordings and streams share. */
export const streaming = {
  width: z.optional(z.number(NUMBER)),
  height: z.optional(z.number(NUMBER)),
  fps: z.optional(z.number(NUMBER)),
  videoBitrate: z.optional(z.number(NUMBER)),
  audioBitrate: z.optional(z.number(NUMBER)),
  minIdleTimeOut: z.optional(z.number(NUMBER)),
  maxDuration: z.optional(z.number(NUMBER)),
  backgroundColor: z.optional(text()),
  instanceId: z.optional(name()),
  layout: z.optional(layout),
};

/** A new layout of a recording or a stream. */
export const layoutUpdate = fields({
  layout: z.optional(layout),
  instanceId: z.optional(name()),
});

/** Selects one of several recordings, streams or transcriptions. */
export const instance = fields({ instanceId: name() });
