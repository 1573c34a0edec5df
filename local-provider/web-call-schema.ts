import * as z from 'zod/mini';

import { assistantSchema, overridesSchema, voiceSchema } from './assistants/assistant-schema.js';
import { flag, nonEmptyListOf, partlyKnown, text } from './http/body-schema.js';

const id = z.nullish(text.check(z.minLength(1, 'should not be empty')));
const overrides = z.nullish(overridesSchema);

const member = partlyKnown({
  assistantId: id,
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

const node = partlyKnown({
  isStart: z.optional(flag),
  prompt: z.optional(text),
  firstMessage: z.optional(text),
  messagePlan: z.optional(partlyKnown({ firstMessage: z.optional(text) })),
  voice: z.optional(voiceSchema),
});

export const workflowSchema = partlyKnown({
  name: z.optional(text),
  nodes: nonEmptyListOf(node),
  globalPrompt: z.optional(text),
  voice: z.optional(voiceSchema),
});

/** What can be called. Exactly one of them is in a body. */
export const CALLEES = [
  'assistant',
  'assistantId',
  'squad',
  'squadId',
  'workflow',
  'workflowId',
] as const;

export const webCallSchema = z
  .strictObject(
    {
      assistant: z.nullish(assistantSchema),
      assistantId: id,
      squad: z.nullish(squadSchema),
      squadId: id,
      workflow: z.nullish(workflowSchema),
      workflowId: id,
      assistantOverrides: overrides,
      squadOverrides: overrides,
      workflowOverrides: overrides,
      assistantVersion: z.nullish(text),
      roomDeleteOnUserLeaveEnabled: z.nullish(flag),
    },
    'The body must be an object',
  )
  .check(
    z.check(({ value, issues }) => {
      const given = CALLEES.filter((callee) => value[callee] != null);
      if (given.length === 1) return;
      const wanted = `exactly one of ${CALLEES.join(', ')} must be provided`;
      const found = given.length === 0 ? 'none was' : `${given.join(' and ')} were`;
      issues.push({ code: 'custom', message: `${wanted}; ${found}`, input: value });
    }),
  );

export type WebCallBody = z.output<typeof webCallSchema>;
export type Squad = z.output<typeof squadSchema>;
export type Workflow = z.output<typeof workflowSchema>;
