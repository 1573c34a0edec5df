import * as z from 'zod/mini';

import { flag, nonEmptyListOf, partlyKnown, text } from '../http/body-schema.js';
import { voiceSchema } from './assistant-schema.js';

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

export type Workflow = z.output<typeof workflowSchema>;
