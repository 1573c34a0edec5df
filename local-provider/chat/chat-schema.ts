import * as z from 'zod/mini';

import { assistantSchema, overridesSchema } from '../assistants/assistant-schema.js';
import { flag, listOf, partlyKnown, text } from '../http/body-schema.js';

const message = partlyKnown({ role: text, content: z.optional(z.nullable(text)) });

const input = z.union([z.string(), listOf(message)], 'must be a string or an array of messages');

/** Seconds, and the bounds that the API's own schema gives. */
const expiration = z
  .number('must be a number')
  .check(z.gte(60, 'must not be less than 60'), z.lte(2_592_000, 'must not be above 2592000'));

export const webChatSchema = z
  .strictObject(
    {
      assistantId: z.nullish(text),
      assistant: z.nullish(assistantSchema),
      assistantOverrides: z.nullish(overridesSchema),
      sessionId: z.nullish(text),
      sessionExpirationSeconds: z.nullish(expiration),
      customer: z.nullish(partlyKnown({})),
      input: z.optional(input),
      stream: z.nullish(flag),
      sessionEnd: z.nullish(flag),
    },
    'The body must be an object',
  )
  .check(
    z.check(({ value, issues }) => {
      const refuse = (message: string) => issues.push({ code: 'custom', message, input: value });
      if (!value.assistantId && !value.assistant) {
        refuse('assistantId or assistant must be provided');
      }
      if (value.sessionEnd) return;
      if (value.input === undefined) refuse('input must be a string or an array of messages');
      else if (!asksSomething(value.input)) refuse('input must hold a message of the user');
    }),
  );

/** A stored session, with the messages that its next turn continues. */
export const sessionSchema = partlyKnown({
  assistantId: z.nullish(text),
  messages: z.nullish(listOf(message)),
});

/** A stored chat turn: it starts a conversation, or continues a session or another chat. */
export const chatTurnSchema = partlyKnown({
  assistantId: z.nullish(text),
  assistant: z.nullish(assistantSchema),
  assistantOverrides: z.nullish(overridesSchema),
  sessionId: z.nullish(text),
  previousChatId: z.nullish(text),
  input: input.check(z.refine(asksSomething, 'must hold a message of the user')),
  stream: z.nullish(flag),
}).check(
  z.refine((body) => body.assistantId || body.assistant || body.sessionId || body.previousChatId, {
    error: 'assistantId, assistant, sessionId or previousChatId must be provided',
  }),
);

export type ChatTurnBody = z.output<typeof chatTurnSchema>;
export type WebChatBody = z.output<typeof webChatSchema>;
export type ChatInput = z.output<typeof input>;

function asksSomething(input: ChatInput): boolean {
  if (typeof input === 'string') return input.trim() !== '';
  return input.some(({ role, content }) => role === 'user' && content?.trim());
}
