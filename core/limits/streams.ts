import * as z from 'zod/mini';
import { fields, flag, listOf, name, oneOf, text } from './schema-parts.js';

const number = z.optional(z.number('a number'));
const LAYOUT_RULE = 'an object with a preset';

export const layout = z.looseObject({ preset: name() }, LAYOUT_RULE);

/** The options that recordings and streams share. */
const streaming = {
  width: number,
  height: number,
  fps: number,
  videoBitrate: number,
  audioBitrate: number,
  minIdleTimeOut: number,
  maxDuration: number,
  backgroundColor: z.optional(text()),
  instanceId: z.optional(name()),
  layout: z.optional(layout),
};

export const layoutUpdate = fields({
  layout: z.optional(layout),
  instanceId: z.optional(name()),
});

export const instance = fields({ instanceId: name() });

/** The kinds of recording: by the provider, by the provider track by track, or in the browser. */
export const RECORDING_TYPES = ['cloud', 'raw-tracks', 'local'] as const;

export const recording = fields({ ...streaming, type: z.optional(oneOf(...RECORDING_TYPES)) });

const endpoints = listOf(fields({ endpoint: name() }), 'a list of objects with an endpoint');

export const liveStreaming = fields({
  ...streaming,
  rtmpUrl: z.optional(z.union([name(), z.array(name())], 'a URL or a list of them')),
  endpoints: z.optional(endpoints),
});

export const streamingEndpoints = fields({ endpoints, instanceId: z.optional(name()) });

const participants = listOf(name(), 'a list of the ids of participants');

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

export const transcriptionUpdate = fields({ participants, instanceId: z.optional(name()) });
