import * as z from 'zod/mini';

import {
  assistantSchema,
  idSchema,
  overridesSchema,
  squadSchema,
  workflowSchema,
} from '../assistants/assistant-schema.js';
import { flag, text } from '../http/body-schema.js';

const overrides = z.nullish(overridesSchema);

/** The callees, of which a body has exactly one. */
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
      assistantId: idSchema,
      squad: z.nullish(squadSchema),
      squadId: idSchema,
      workflow: z.nullish(workflowSchema),
      workflowId: idSchema,
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
      const callees = CALLEES.filter((callee) => value[callee] != null);
      if (callees.length === 1) return;
      const wanted = `exactly one of ${CALLEES.join(', ')} must be provided`;
      const found = callees.length === 0 ? 'none was' : `${callees.join(' and ')} were`;
      issues.push({ code: 'custom', message: `${wanted}; ${found}`, input: value });
    }),
  );

export type WebCallBody = z.output<typeof webCallSchema>;
