import * as z from 'zod/mini';
import {
  DISPLAY_NAME_LIMIT,
  DTMF_LIMIT,
  EXTENSION_LIMIT,
  EXTENSION_WAIT_MAX_S,
  USER_ID_LIMIT,
} from './numbers.js';
import { canReceive } from './permissions.js';
import {
  checked,
  fields,
  flag,
  name,
  numberFrom,
  someOf,
  textLike,
  textUpTo,
} from './schema-parts.js';

export const extension = textUpTo(EXTENSION_LIMIT);

export const extensionWait = numberFrom(0, EXTENSION_WAIT_MAX_S, ' seconds');

const extensionFields = {
  extension: z.optional(extension),
  waitBeforeExtensionDialSec: z.optional(extensionWait),
};

/** Why a wait is refused that waits for nothing. */
export const NEEDS_EXTENSION = 'left out without an extension';

/** Refuses a wait that has no extension to wait for. */
const waitNeedsExtension = z.refine<{ extension?: string; waitBeforeExtensionDialSec?: number }>(
  ({ extension, waitBeforeExtensionDialSec }) =>
    waitBeforeExtensionDialSec === undefined || !!extension,
  { path: ['waitBeforeExtensionDialSec'], error: NEEDS_EXTENSION },
);

/** The audio codecs of a telephone call. */
export const AUDIO_CODECS = ['OPUS', 'PCMU', 'PCMA', 'G722'] as const;
/** The video codecs of a SIP call. */
export const VIDEO_CODECS = ['H264', 'VP8'] as const;

export const phoneNumber = textLike(/^\+\d+$/, '"+" followed by digits');

export const sipUri = textLike(/^sip:/, 'a text that starts with "sip:"');

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
  ...extensionFields,
  permissions: z.optional(fields({ canReceive: z.optional(canReceive) })),
});

type Dialled = z.output<typeof dialFields>;

export const dialOut = checked(
  dialFields,
  z.refine(
    (value: Dialled) => (value.sipUri === undefined) !== (value.phoneNumber === undefined),
    'an object with exactly one of sipUri and phoneNumber',
  ),
  z.refine((value: Dialled) => value.callerId === undefined || value.sipUri === undefined, {
    path: ['callerId'],
    error: 'left out with a sipUri',
  }),
  waitNeedsExtension,
);

export const stopDialOut = fields({ sessionId: name() });

const transferFields = fields({
  sessionId: name(),
  toEndPoint: textLike(/^(sip:|\+)/, 'a text that starts with "sip:" or "+"'),
  callerId: z.optional(callerId),
  ...extensionFields,
});

export const callTransfer = checked(
  transferFields,
  z.refine(
    ({ callerId, toEndPoint }: z.output<typeof transferFields>) =>
      callerId === undefined || toEndPoint.startsWith('+'),
    { path: ['callerId'], error: 'left out unless toEndPoint is a phone number' },
  ),
  waitNeedsExtension,
);

export const sipRefer = fields({
  sessionId: name(),
  toEndPoint: textLike(/^sip:/, 'a text that starts with "sip:"'),
});

export const dtmf = fields({
  sessionId: name(),
  tones: textLike(
    new RegExp(`^[0-9A-D*#]{1,${DTMF_LIMIT}}$`),
    `1 to ${DTMF_LIMIT} of the tones 0-9, A-D, * and #`,
  ),
});
