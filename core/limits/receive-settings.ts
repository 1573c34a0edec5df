import * as z from 'zod/mini';
import { checked, named } from './schema-parts.js';

const LAYER_RULE = 'a whole number, 0 or more, or "inherit"';
const layer = z.union(
  [
    checked(z.number(LAYER_RULE), z.refine(Number.isInteger), z.nonnegative()),
    z.literal('inherit'),
  ],
  LAYER_RULE,
);

const VIDEO_RULE = '"inherit", or an object with a layer';
const video = z.union([z.literal('inherit'), z.object({ layer: z.optional(layer) })], VIDEO_RULE);

const SETTINGS_RULE = 'an object of settings by the id of the participant, or "base"';

/** Daily takes no settings for the visitor, nor for these names of nobody. */
const REFUSED_IDS = ['local', '*', ''];

export const receiveSettings = checked(
  named(z.union([z.literal('inherit'), named(video, VIDEO_RULE)], VIDEO_RULE), SETTINGS_RULE),
  z.refine((value: object) => !REFUSED_IDS.some((id) => Object.hasOwn(value, id))),
);
