import * as z from 'zod/mini';
import { callerId } from './dial-out.js';
import { extension, extensionWait, waitNeedsExtension } from './extension.js';
import { DTMF_LIMIT } from './numbers.js';
import { checked, fields, name, textLike } from './schema-parts.js';

const transferFields = fields({
  sessionId: name(),
  toEndPoint: textLike(/^(sip:|\+)/, 'a text that starts with "sip:" or "+"'),
  callerId: z.optional(callerId),
  extension: z.optional(extension),
  waitBeforeExtensionDialSec: z.optional(extensionWait),
});

type Transfer = z.output<typeof transferFields>;

/** The target of a transferred participant: a SIP address or a phone number. */
export const callTransfer = checked(
  transferFields,
  z.refine(
    ({ callerId, toEndPoint }: Transfer) => callerId === undefined || toEndPoint.startsWith('+'),
    { path: ['callerId'], error: 'left out unless toEndPoint is a phone number' },
  ),
  waitNeedsExtension,
);

/** The target of a participant of a SIP call: a SIP address. */
export const sipRefer = fields({
  sessionId: name(),
  toEndPoint: textLike(/^sip:/, 'a text that starts with "sip:"'),
});

const TONES_RULE = `1 to ${DTMF_LIMIT} of the tones 0-9, A-D, * and #`;

/** DTMF tones and their recipient. */
export const dtmf = fields({
  sessionId: name(),
  tones: checked(
    z.string(TONES_RULE),
    z.regex(new RegExp(`^[0-9A-D*#]{1,${DTMF_LIMIT}}$`), TONES_RULE),
  ),
});
