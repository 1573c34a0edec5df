import type { ReplyFact } from '../machine/events.js';
import { inWords } from '../provider/api.js';
import { anyFieldsOf, anyTextIn, fieldsOf, type Fields } from '../provider/fields.js';

/** The marker that ends a stream of chunks. */
export const DONE = '[DONE]';

/** The path of words, such as `chat.output[1].content`. */
const isContent = (path: string) =>
  /\.content$/i.test(path) && !/reason|think|tool|input/i.test(path);

/**
 * Reads the facts in one chunk of an answer. Its path says what the chunk is a part of: only contents are
 * words, not roles, reasoning or the arguments of tools.
 *
 * @throws if it is not a chunk or its text is not a string
 */
export function readChunk(data: string): ReplyFact[] {
  const chunk = fieldsOf(JSON.parse(data));
  const sessionId = anyTextIn(chunk, 'sessionId');
  const facts = wordsIn(chunk, anyTextIn(chunk, 'path') ?? '');
  if (sessionId) facts.unshift({ type: 'reply-session', sessionId });
  return facts;
}

function wordsIn({ delta, output: whole }: Fields, path: string): ReplyFact[] {
  // A list of messages has paths of its own.
  const isWords = isContent(path) || (Array.isArray(whole) && path.endsWith('output'));
  if (path && !isWords) return [];
  const text = delta ?? '';
  if (typeof text !== 'string') throw new TypeError('delta is no text');
  const output = Number(/output\W(\d+)/.exec(path)?.[1] ?? 0);
  const facts = replaced(whole, output);
  if (text) facts.unshift({ type: 'reply-delta', output, text });
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
