import * as z from 'zod/mini';

const options = z.object({
  run_immediately: z.optional(z.boolean()),
  audio_response: z.optional(z.boolean()),
});

/** The messages of a page that do something here, by the names of RTVI. */
export const clientMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('client-ready'),
    id: z.string(),
    data: z.optional(z.object({ version: z.optional(z.string()) })),
  }),
  z.object({
    type: z.literal('send-text'),
    data: z.object({ content: z.string(), options: z.optional(options) }),
  }),
  z.object({
    type: z.literal('llm-function-call-result'),
    data: z.object({
      function_name: z.string(),
      tool_call_id: z.string(),
      arguments: z.record(z.string(), z.unknown()),
      result: z.unknown(),
    }),
  }),
  z.object({ type: z.literal('disconnect-bot') }),
]);

/** The messages that a page may send, and that change nothing here. */
export const WITHOUT_EFFECT = [
  'client-message',
  'dtmf',
  'ui-event',
  'ui-snapshot',
  'ui-cancel-job-group',
  'raw-audio',
  'raw-audio-batch',
];
