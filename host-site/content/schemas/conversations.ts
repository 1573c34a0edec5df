import * as z from 'zod/mini';
import { text } from './fields.js';

export const ChatMessage = z.strictObject({
  sender: z.enum(['ai', 'user']),
  message: text,
  /** A BCP 47 tag. */
  language: text,
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const Conversation = z.strictObject({
  id: z.enum(['voice', 'text', 'regional']),
  label: text,
  language: text,
  messages: z.array(
    z.strictObject({ sender: z.enum(['ai', 'user']), message: text, meaning: z.optional(text) }),
  ),
});
export type Conversation = z.infer<typeof Conversation>;
