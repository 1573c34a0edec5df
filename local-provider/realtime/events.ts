import * as z from 'zod/mini';

const item = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('message'),
    role: z.enum(['system', 'user', 'assistant']),
    content: z.array(z.object({ text: z.optional(z.string()) })),
  }),
  z.object({ type: z.literal('function_call_output'), call_id: z.string(), output: z.string() }),
]);

const tool = z.object({
  type: z.literal('function'),
  name: z.string(),
  description: z.optional(z.string()),
  parameters: z.optional(z.record(z.string(), z.unknown())),
});

/** The events of a page that do something here. */
export const clientEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('session.update'),
    session: z.looseObject({ type: z.literal('realtime'), tools: z.optional(z.array(tool)) }),
  }),
  z.object({ type: z.literal('conversation.item.create'), item }),
  z.object({ type: z.literal('response.create') }),
  z.object({ type: z.literal('response.cancel') }),
  z.object({ type: z.literal('output_audio_buffer.clear') }),
]);

/** The events of a page that it may send, and that change nothing here. */
export const WITHOUT_EFFECT = [
  'input_audio_buffer.append',
  'input_audio_buffer.commit',
  'input_audio_buffer.clear',
  'conversation.item.retrieve',
  'conversation.item.truncate',
  'conversation.item.delete',
];
