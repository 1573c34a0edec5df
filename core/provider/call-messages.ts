import * as z from 'zod/mini';
import type { CallNews } from '../ports.js';

const role = z.enum(['user', 'assistant']);

/** The messages that the widget itself acts on. All others are passed on as they came. */
const Known = z.union([
  z.object({
    type: z.string().check(z.regex(/^transcript/)),
    role,
    transcript: z.string(),
    transcriptType: z.optional(z.string()),
  }),
  z.object({ type: z.literal('user-interrupted') }),
  z.object({
    type: z.literal('speech-update'),
    role,
    status: z.enum(['started', 'stopped']),
  }),
]);

/** The bare word with which the assistant says that it listens. */
export const LISTENING = 'listening';

/** The bare word that tells the assistant that it can be heard. */
export const PLAYABLE = 'playable';

/**
 * The message in what a call delivered: an object, JSON text, or either of them wrapped in an
 * object's `message`. Text that is not JSON is the message itself.
 */
export function unwrap(data: unknown): unknown {
  const parsed = typeof data === 'string' ? parse(data) : data;
  const wrapped =
    typeof parsed === 'object' && parsed !== null && 'message' in parsed && !('type' in parsed);
  return wrapped ? unwrap(parsed.message) : parsed;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What a message means to the widget, besides being passed on to the page. */
export function interpret(message: unknown): CallNews[] {
  const { data } = Known.safeParse(message);
  if (!data) return [];
  if ('transcript' in data) {
    const final = data.transcriptType === 'final' || data.type.includes('final');
    return [{ type: 'call-transcribed', role: data.role, text: data.transcript, final }];
  }
  if (data.type === 'user-interrupted') return [{ type: 'call-interrupted' }];
  // The assistant's own speech is known from what can be heard of it.
  if (!('role' in data) || data.role === 'assistant') return [];
  const type = data.status === 'started' ? 'call-speech-started' : 'call-speech-ended';
  return [{ type, role: data.role }];
}

const Ended = z.object({ endedReason: z.string() });

/** Why the provider ended the call, where a message says so. */
export function endedReason(message: unknown): string | undefined {
  return Ended.safeParse(message).data?.endedReason;
}
