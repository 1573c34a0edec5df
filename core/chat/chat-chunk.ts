import type { ReplyFact } from '../machine/events.js';
import { inWords } from '../provider/api.js';
import { anyFieldsOf, anyTextIn, fieldsOf } from '../provider/fields.js';

/** The marker that ends a stream of chunks. */
export const DONE = '[DONE]';

/**
 * Reads the facts in one chunk of an answer.
 *
 * @throws if it is not a chunk or its text is not a string
 */
export function readChunk(data: string): ReplyFact[] {
  const chunk = fieldsOf(JSON.parse(data));
  const sessionId = anyTextIn(chunk, 'sessionId');
  const delta = chunk['delta'] ?? '';
  if (typeof delta !== 'string') throw new TypeError('delta is no text');
  const output = outputOf(anyTextIn(chunk, 'path'));
  const facts = replaced(chunk['output'], output);
  if (delta) facts.unshift({ type: 'reply-delta', output, text: delta });
  if (sessionId) facts.unshift({ type: 'reply-session', sessionId });
  return facts;
}

/**
 * A complete output, or a list of messages, replaces the text so far. An empty one changes nothing.
 */
function replaced(whole: unknown, output: number): ReplyFact[] {
  if (whole === undefined || whole === null || whole === '') return [];
  if (typeof whole === 'string') return [{ type: 'reply-replaced', output, text: whole }];
  if (!Array.isArray(whole)) throw new TypeError('output is neither a text nor a list');
  return whole.flatMap((each: unknown, index) => {
    const message = anyFieldsOf(each);
    const text = anyTextIn(message, 'content');
    const assistant = (anyTextIn(message, 'role') ?? 'assistant') === 'assistant';
    return assistant && text ? [{ type: 'reply-replaced', output: index, text } as const] : [];
  });
}

/** Which of the reply's outputs a path such as `chat.output[1].content` means. */
function outputOf(path: string | undefined): number {
  return Number(/output\[(\d+)\]/.exec(path ?? '')?.[1] ?? 0);
}

/**
 * Reads the error in a chunk. The chat's own chunks have no form for errors. Recognised are the
 * API's refusals and the errors of its other streams: `error`, a string or an object with a
 * `message`, or a `message` with the `statusCode` of a refusal or `type: 'error'`.
 */
export function errorIn(data: string): string | undefined {
  // Most chunks are words, which are parsed once.
  if (!/"(error|statusCode)"/.test(data)) return undefined;
  try {
    const { delta, output, error, message, statusCode, type } = fieldsOf(JSON.parse(data));
    if (delta || output || !(error || Number(statusCode) >= 400 || type === 'error'))
      return undefined;
    return inWords(message) || inWords(anyFieldsOf(error)['message'] ?? error) || undefined;
  } catch {
    return undefined;
  }
}
