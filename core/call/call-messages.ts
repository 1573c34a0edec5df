import type { Role } from '../machine/events.js';
import type { ForwardedFact } from './machine/events.js';
import { fieldsOf, textIn, type Fields } from '../provider/fields.js';

/** The bare word with which the assistant says that it listens. */
export const LISTENING = 'listening';

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

/**
 * What a message means to the widget, besides being passed on to the page as it came. One that is
 * not known, or not as it should be, means nothing.
 */
export function interpret(message: unknown): ForwardedFact[] {
  try {
    const fields = fieldsOf(message);
    const type = textIn(fields, 'type') ?? '';
    if (/^transcript/.test(type)) return transcribed(fields, type);
    if (type === 'user-interrupted') return [{ type: 'call-interrupted' }];
    // Not the end of a call: the assistant is slow.
    if (type === 'hang') return [{ type: 'call-changed', change: { thinking: true } }];
    return type === 'speech-update' ? speech(fields) : [];
  } catch {
    return [];
  }
}

function transcribed(fields: Fields, type: string): ForwardedFact[] {
  const role = roleIn(fields);
  const text = textIn(fields, 'transcript');
  if (!role || text === undefined) return [];
  const final = textIn(fields, 'transcriptType') === 'final' || type.includes('final');
  return [{ type: 'call-transcribed', role, text, final }];
}

/** When the assistant speaks is known from what can be heard of it; this tells that it is about to. */
function speech(fields: Fields): ForwardedFact[] {
  const role = roleIn(fields);
  const status = textIn(fields, 'status');
  if (role === 'assistant' && status === 'started')
    return [{ type: 'call-changed', change: { thinking: false } }];
  if (role !== 'user') return [];
  if (status === 'started') return [{ type: 'call-speech-started', role }];
  return status === 'stopped' ? [{ type: 'call-speech-ended', role }] : [];
}

function roleIn(fields: Fields): Role | undefined {
  const role = textIn(fields, 'role');
  return role === 'user' || role === 'assistant' ? role : undefined;
}

/** Why the provider ended the call, where a message says so. */
export function endedReason(message: unknown): string | undefined {
  try {
    return textIn(fieldsOf(message), 'endedReason');
  } catch {
    return undefined;
  }
}
