import * as z from 'zod/mini';

/** A message of the page over the data channel. A sign of life has no content. */
const envelope = z.discriminatedUnion('t', [
  z.object({ t: z.literal('app'), data: z.unknown() }),
  z.object({ t: z.literal('bye') }),
  z.object({ t: z.literal('record'), on: z.boolean() }),
]);

export type PageEnvelope = z.output<typeof envelope>;

/** Undefined for a message without content. */
export function readEnvelope(message: unknown): PageEnvelope | undefined {
  return envelope.safeParse(message).data;
}
