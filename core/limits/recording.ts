import * as z from 'zod/mini';
import { streaming } from './output-parts.js';
import { fields, oneOf } from './schema-parts.js';

/** The kinds of recording: by the provider, by the provider track by track, or in the browser. */
export const RECORDING_TYPES = ['cloud', 'raw-tracks', 'local'] as const;

/** The options of a recording. */
export const recording = fields({ ...streaming, type: z.optional(oneOf(...RECORDING_TYPES)) });
