import { parseFlat } from '../http/nesting.js';
import type { PageMessage } from './page-messages.js';
import type { toolCallsMessage } from './tool-calls-message.js';
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

export type ToolCall = ReturnType<typeof toolCallsMessage>['toolCallList'][number];

/** A message to the page, unless it is the bare word. */
export function messageOf(app: string): ServerMessage | ReturnType<typeof toolCallsMessage> {
  return parseFlat(app) as ServerMessage | ReturnType<typeof toolCallsMessage>;
}
