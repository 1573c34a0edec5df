import * as z from 'zod/mini';

import { parseFlat } from '../http/nesting.js';
import type { PageMessage } from './page-messages.js';
import type { ServerMessage } from './turns/messages.js';

/** The language of a page on the channel of a call. */
export interface Wire {
  /** The requests of a page whose channel has opened, for the first time or again. */
  opened(): readonly PageMessage[];
  /** The events of a message to the page: the bare word `listening`, or JSON. */
  write(app: string): readonly object[];
  /** The events of an utterance that begins. */
  say(text: string): readonly object[];
  /** Reads a message of the page: its requests, and the events that answer it. */
  read(message: unknown): {
    readonly requests: readonly PageMessage[];
    readonly events: readonly object[];
  };
}

const toolCall = z.object({
  id: z.string(),
  function: z.object({
    name: z.string(),
    arguments: z.union([z.string(), z.record(z.string(), z.unknown())]),
  }),
});

export type ToolCall = z.output<typeof toolCall>;

const toolCalls = z.object({ type: z.literal('tool-calls'), toolCallList: z.array(toolCall) });

/** A message to the page. A fault script sends others, too: undefined for those. */
export function messageOf(app: string): ServerMessage | z.output<typeof toolCalls> | undefined {
  const message = parseFlat(app);
  const { type } = Object(message) as { readonly type?: unknown };
  return type === 'tool-calls' ? toolCalls.safeParse(message).data : (message as ServerMessage);
}
