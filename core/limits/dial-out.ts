import * as z from 'zod/mini';
import { extension, extensionWait, waitNeedsExtension } from './extension.js';
import { DISPLAY_NAME_LIMIT, USER_ID_LIMIT } from './numbers.js';
import { canReceive } from './permissions.js';
import { checked, fields, flag, name, someOf, textLike, textUpTo } from './schema-parts.js';

export const AUDIO_CODECS = ['OPUS', 'PCMU', 'PCMA', 'G722'] as const;
export const VIDEO_CODECS = ['H264', 'VP8'] as const;

/** A phone number as E.164 writes it. */
export const phoneNumber = textLike(/^\+\d+$/, '"+" followed by digits');

export const sipUri = textLike(/^sip:/, 'a text that starts with "sip:"');

/** The id of the phone number that the callee sees. */
export const callerId = name();

const dialFields = fields({
  sipUri: z.optional(sipUri),
  phoneNumber: z.optional(phoneNumber),
  displayName: z.optional(textUpTo(DISPLAY_NAME_LIMIT)),
  userId: z.optional(textUpTo(USER_ID_LIMIT)),
  video: z.optional(flag()),
  codecs: z.optional(
    fields({
      audio: z.optional(someOf(...AUDIO_CODECS)),
      video: z.optional(someOf(...VIDEO_CODECS)),
    }),
  ),
  callerId: z.optional(callerId),
  extension: z.optional(extension),
  waitBeforeExtensionDialSec: z.optional(extensionWait),
  permissions: z.optional(fields({ canReceive: z.optional(canReceive) })),
});

type Dialled = z.output<typeof dialFields>;

/** The callee: a SIP address or a phone number, not both. */
export const dialOut = checked(
  dialFields,
  z.refine(
    (given: Dialled) => (given.sipUri === undefined) !== (given.phoneNumber === undefined),
    'an object with exactly one of sipUri and phoneNumber',
  ),
  z.refine((given: Dialled) => given.callerId === undefined || given.sipUri === undefined, {
    path: ['callerId'],
    error: 'left out with a sipUri',
  }),
  waitNeedsExtension,
);

/** The participant to hang up on. */
export const stopDialOut = fields({ sessionId: name() });
