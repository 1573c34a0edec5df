import * as z from 'zod/mini';

import { flag, listOf, nonEmptyListOf, partlyKnown, text } from '../http/body-schema.js';

/** Keys that the API sets on stored records and rejects from clients. */
const RECORD_KEYS = ['id', 'orgId', 'createdAt', 'updatedAt'];

/** Fields that belong beside an assistant and not into it: a known mistake of the vendor's own widget. */
const BESIDE_KEYS = ['assistantId', 'assistantOverrides'];

/** Null counts as missing; an empty text is an error. */
export const idSchema = z.nullish(text.check(z.minLength(1, 'should not be empty')));

export const voiceSchema = partlyKnown({ provider: z.optional(text) });

/** Tools of other types run on the provider's servers. */
const tools = z.optional(
  listOf(
    partlyKnown({
      type: text,
      function: z.optional(
        partlyKnown({
          name: text,
          description: z.optional(text),
          parameters: z.optional(z.record(z.string(), z.unknown(), 'must be an object')),
        }),
      ),
    }),
  ),
);

/** The settings that are read. The API has many more, which pass unchecked. */
const settings = {
  name: z.optional(text),
  firstMessage: z.optional(text),
  firstMessageMode: z.optional(text),
  'tools:append': tools,
  model: z.optional(
    partlyKnown({
      tools,
      messages: z.optional(
        listOf(partlyKnown({ role: text, content: z.optional(z.nullable(text)) })),
      ),
    }),
  ),
  voice: z.optional(voiceSchema),
  metadata: z.nullish(
    partlyKnown({
      faults: z.optional(
        z.union([z.string(), listOf(text)], 'must be a string or an array of strings'),
      ),
    }),
  ),
  artifactPlan: z.optional(partlyKnown({ videoRecordingEnabled: z.optional(flag) })),
};

function without(refused: readonly string[]) {
  return z.check<Record<string, unknown>>(({ value, issues }) => {
    const keys = refused.filter((key) => key in value);
    if (keys.length > 0) issues.push({ code: 'unrecognized_keys', keys, input: value });
  });
}

/** Rejects the keys that only the API sets. */
export const withoutRecordKeys = without(RECORD_KEYS);

const withoutStrangeKeys = without([...RECORD_KEYS, ...BESIDE_KEYS]);

export const assistantSchema = partlyKnown(settings).check(withoutStrangeKeys);

export const overridesSchema = partlyKnown({
  ...settings,
  variableValues: z.optional(z.record(z.string(), z.unknown(), 'must be an object')),
}).check(withoutStrangeKeys);

/** An assistant in the API's own shape. */
export type Assistant = z.output<typeof assistantSchema>;
export type AssistantOverrides = z.output<typeof overridesSchema>;

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
