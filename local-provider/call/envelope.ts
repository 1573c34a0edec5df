import * as z from 'zod/mini';

/** What the page sends over the data channel. It sends a sign of life too, which says nothing. */
const envelope = z.discriminatedUnion('t', [
  z.object({ t: z.literal('app'), data: z.unknown() }),
  z.object({ t: z.literal('bye') }),
  z.object({ t: z.literal('record'), on: z.boolean() }),
]);

export type PageEnvelope = z.output<typeof envelope>;

/** Undefined for what says nothing. */
export function readEnvelope(message: unknown): PageEnvelope | undefined {
  return envelope.safeParse(message).data;
}
