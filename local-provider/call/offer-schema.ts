import * as z from 'zod/mini';

import { listOf, partlyKnown, text } from '../http/body-schema.js';

/** Far above the addresses that a machine has. */
const MOST_CANDIDATES = 100;

/** `POST /rooms/:id/offer`, in the shape of Pipecat's SmallWebRTC. */
export const offerSchema = partlyKnown({
  type: z.literal('offer', 'must be "offer"'),
  sdp: text,
});

const candidate = partlyKnown({
  candidate: text,
  sdp_mid: z.optional(z.nullable(text)),
  sdp_mline_index: z.optional(z.nullable(z.number('must be a number'))),
});

export type PageCandidate = z.output<typeof candidate>;

/** `PATCH /rooms/:id/offer`: addresses of the page that were found after its offer. */
export const candidatesSchema = partlyKnown({
  pc_id: text,
  candidates: listOf(candidate).check(
    z.maxLength(MOST_CANDIDATES, `must not have more than ${MOST_CANDIDATES} entries`),
  ),
});
