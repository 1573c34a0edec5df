import * as z from 'zod/mini';
import { streaming } from './output-parts.js';
import { fields, listOf, name } from './schema-parts.js';

const endpoints = listOf(fields({ endpoint: name() }), 'a list of objects with an endpoint');

/** The target and format of a live stream. */
export const liveStreaming = fields({
  ...streaming,
  rtmpUrl: z.optional(
    z.union([name(), listOf(name(), 'a list of URLs')], 'a URL or a list of them'),
  ),
  endpoints: z.optional(endpoints),
});

/** Where else a live stream goes, or no longer. */
export const streamingEndpoints = fields({ endpoints, instanceId: z.optional(name()) });
