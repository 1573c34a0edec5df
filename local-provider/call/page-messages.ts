import * as z from 'zod/mini';

import { parseFlat } from '../http/nesting.js';
import { CONTROLS, type Request } from './turns/events.js';

/** A message of the page over the call's data channel. */
export type PageMessage = Request | { type: 'page-playable' };

/** The bare word of a page that plays the sound. */
const PLAYABLE = 'playable';

const sayMessage = z.object({
  type: z.literal('say'),
  /** The vendor's SDK sends `message`; its API's schema has `content`. */
  message: z.optional(z.string()),
  content: z.optional(z.string()),
  endCallAfterSpoken: z.optional(z.boolean()),
  interruptionsEnabled: z.optional(z.boolean()),
  interruptAssistantEnabled: z.optional(z.boolean()),
});

const addMessage = z.object({
  type: z.literal('add-message'),
  message: z.object({
    role: z.enum(['system', 'user', 'assistant']),
    content: z.union([z.string(), z.array(z.object({ text: z.optional(z.string()) }))]),
  }),
  triggerResponseEnabled: z.optional(z.boolean()),
});

const controlMessage = z.object({ type: z.literal('control'), control: z.enum(CONTROLS) });

const endCall = z.object({ type: z.literal('end-call') });

const known = z.discriminatedUnion('type', [sayMessage, addMessage, controlMessage, endCall]);

/**
 * Reads an app message of the page: the word `playable`, or a message as JSON or an object.
 * Undefined for an unknown one, which is not an error: the wire has more.
 */
export function readPageMessage(data: unknown): PageMessage | undefined {
  if (data === PLAYABLE) return { type: 'page-playable' };
  const parsed = known.safeParse(unwrap(typeof data === 'string' ? parseFlat(data) : data));
  return parsed.success ? toRequest(parsed.data) : undefined;
}

function toRequest(message: z.output<typeof known>): Request | undefined {
  switch (message.type) {
    case 'say': {
      const text = (message.message ?? message.content ?? '').trim();
      return {
        type: 'say',
        text,
        endsCall: message.endCallAfterSpoken ?? false,
        interruptible: message.interruptionsEnabled ?? true,
        interrupts: message.interruptAssistantEnabled ?? false,
      };
    }
    case 'add-message': {
      const { role, content } = message.message;
      const text =
        typeof content === 'string' ? content : content.map((part) => part.text).join('');
      if (!text.trim()) return undefined;
      const answered = message.triggerResponseEnabled ?? true;
      return { type: 'add-message', role, content: text.trim(), answered };
    }
    case 'control':
    case 'end-call':
      return message;
  }
}

/** Unwraps `{ message: { type, … } }`. */
function unwrap(message: unknown): unknown {
  const wrapped = typeof message === 'object' && message && !('type' in message);
  return wrapped && 'message' in message ? message.message : message;
}

/** A message of the page over the data channel. A sign of life has no content. */
const envelope = z.discriminatedUnion('t', [
  z.object({ t: z.literal('app'), data: z.unknown() }),
  z.object({ t: z.literal('bye') }),
  z.object({ t: z.literal('record'), on: z.boolean() }),
]);

export type PageEnvelope = z.output<typeof envelope>;

/** Undefined for a message without content. */
export function readEnvelope(message: unknown): PageEnvelope | undefined {
  return envelope.safeParse(message).data;
}
