import * as z from 'zod/mini';
import { volume } from './media.js';
import { checked, fields, name, oneOf } from './schema-parts.js';
import { simulcastEncodings } from './send-settings.js';

export const mediaPlayerSettings = fields({
  state: z.optional(oneOf('play', 'pause')),
  volume: z.optional(volume),
});

const encodings = checked(
  simulcastEncodings,
  z.refine(
    (layers) => layers.every((layer) => 'maxBitrate' in layer),
    'a list of layers that each have a maxBitrate',
  ),
);

export const mediaPlayerStart = fields({
  url: name(),
  settings: z.optional(
    fields({ ...mediaPlayerSettings.shape, simulcastEncodings: z.optional(encodings) }),
  ),
});

export const mediaPlayerUpdate = fields({ sessionId: name(), settings: mediaPlayerSettings });
