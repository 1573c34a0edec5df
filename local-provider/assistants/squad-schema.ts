import * as z from 'zod/mini';

import { nonEmptyListOf, partlyKnown } from '../http/body-schema.js';
import { assistantSchema, idSchema, overridesSchema } from './assistant-schema.js';

const overrides = z.nullish(overridesSchema);

const member = partlyKnown({
  assistantId: idSchema,
  assistant: z.nullish(assistantSchema),
  assistantOverrides: overrides,
}).check(
  z.refine(({ assistant, assistantId }) => assistant || assistantId, {
    error: 'must have an assistant or an assistantId',
  }),
);

export const squadSchema = partlyKnown({
  members: nonEmptyListOf(member),
  membersOverrides: overrides,
});

export type Squad = z.output<typeof squadSchema>;
