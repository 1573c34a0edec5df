import type { Role } from '../machine/events.js';
import type { ForwardedFact } from './machine/events.js';
import { isObject } from '../provider/is-object.js';
import { fieldsOf, textIn, type Fields } from '../provider/fields.js';
import { attempt } from '../reports/safely.js';

/** The bare word of an assistant that listens. */
export const LISTENING = 'listening';

/** The longest text that is read as JSON, in characters. */
const MESSAGE_LENGTH = 1_048_576;

/** How often a message may be wrapped. */
const LAYERS = 8;

/** How much of the speech in one message is shown, in characters: ten minutes of speech. */
export const SPEECH_LENGTH = 10_000;

/**
 * Unwraps what a call delivered: an object, JSON, or either of them in an object's `message`. Text
 * that is not JSON, or too long, is the message itself.
 */
export function unwrap(data: unknown): unknown {
  let message = data;
  for (let layer = 0; layer < LAYERS; layer++) {
    if (typeof message === 'string' && message.length <= MESSAGE_LENGTH) message = parse(message);
    if (!isObject(message) || !('message' in message) || 'type' in message) break;
    ({ message } = message);
  }
  return message;
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
  return [{ type: 'call-transcribed', role, text: text.slice(0, SPEECH_LENGTH), final }];
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
