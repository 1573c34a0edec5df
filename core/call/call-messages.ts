import type { Role } from '../machine/events.js';
import type { ForwardedFact } from './machine/events.js';
import { fieldsOf, textIn, type Fields } from '../provider/fields.js';
import { attempt } from '../reports/safely.js';

/** The bare word of an assistant that listens. */
export const LISTENING = 'listening';

/**
 * Unwraps what a call delivered: an object, JSON, or either of them in an object's `message`. Text
 * that is not JSON is the message itself.
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
 * The facts in a message. The page receives the message itself, too. An unknown or malformed message
 * has no facts.
 */
export function interpret(message: unknown): ForwardedFact[] {
  return attempt(() => factsIn(fieldsOf(message))) ?? [];
}

/** Throws when a field is malformed. */
function factsIn(fields: Fields): ForwardedFact[] {
  const type = textIn(fields, 'type') ?? '';
  if (/^transcript/.test(type)) return transcribed(fields, type);
  if (type === 'user-interrupted') return [{ type: 'call-interrupted' }];
  // The assistant is slow; the call goes on.
  if (type === 'hang') return [{ type: 'call-changed', change: { thinking: true } }];
  return type === 'speech-update' ? speech(fields) : [];
}

function transcribed(fields: Fields, type: string): ForwardedFact[] {
  const role = roleIn(fields);
  const text = textIn(fields, 'transcript');
  if (!role || text === undefined) return [];
  const final = textIn(fields, 'transcriptType') === 'final' || type.includes('final');
  return [{ type: 'call-transcribed', role, text, final }];
}

/** The audio levels say when the assistant speaks. Its own message says that it is about to. */
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

/** The reason for which the provider ended the call, if a message has it. */
export function endedReason(message: unknown): string | undefined {
  return attempt(() => textIn(fieldsOf(message), 'endedReason'));
}
