import * as z from 'zod/mini';
import { permissions } from './permissions.js';
import { fields, flag, named } from './schema-parts.js';

const SUBSCRIPTION_RULE = 'true, false or "staged"';
const subscription = z.union([z.boolean(), z.literal('staged')], SUBSCRIPTION_RULE);

export const subscribedTracks = z.union(
  [
    subscription,
    z.literal('avatar'),
    fields({
      audio: z.optional(subscription),
      video: z.optional(subscription),
      screenAudio: z.optional(subscription),
      screenVideo: z.optional(subscription),
      rmpAudio: z.optional(subscription),
      rmpVideo: z.optional(subscription),
      custom: z.optional(
        z.union(
          [subscription, named(subscription, SUBSCRIPTION_RULE)],
          `${SUBSCRIPTION_RULE}, or an object of these by the name of the track`,
        ),
      ),
    }),
  ],
  `${SUBSCRIPTION_RULE}, "avatar", or an object of these by track`,
);

const STYLES_RULE = 'an object of CSS properties';
const style = z.optional(named(z.unknown(), STYLES_RULE));
const streamStyle = z.optional(fields({ div: style, video: style }));

export const participantUpdate = fields({
  setAudio: z.optional(flag()),
  setVideo: z.optional(flag()),
  setScreenShare: z.optional(z.literal(false, 'false: it only stops another’s screen share')),
  setSubscribedTracks: z.optional(subscribedTracks),
  eject: z.optional(z.literal(true, 'true')),
  updatePermissions: z.optional(permissions),
  styles: z.optional(fields({ cam: streamStyle, screen: streamStyle })),
});

export const participantUpdates = named(
  participantUpdate,
  'an object of updates by the session id of the participant',
);
