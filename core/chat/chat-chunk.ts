import type { ReplyNews } from '../ports.js';
import { inWords } from '../provider/api.js';
import { anyFieldsOf, anyTextIn, fieldsOf } from '../provider/fields.js';

/** The marker that ends a stream of chunks. */
export const DONE = '[DONE]';

/** What one chunk of a reply tells. Throws when it is not a chunk, or its words are no text. */
export function readChunk(data: string): ReplyNews[] {
  const chunk = fieldsOf(JSON.parse(data));
  const sessionId = anyTextIn(chunk, 'sessionId');
  const delta = chunk['delta'] ?? '';
  if (typeof delta !== 'string') throw new TypeError('delta is no text');
  const output = outputOf(anyTextIn(chunk, 'path'));
  const news = replaced(chunk['output'], output);
  if (delta) news.unshift({ type: 'reply-delta', output, text: delta });
  if (sessionId) news.unshift({ type: 'reply-session', sessionId });
  return news;
}

/**
 * A whole output, or a list of messages, takes the place of what was written before. An empty one
 * says nothing.
 */
function replaced(whole: unknown, output: number): ReplyNews[] {
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
 * What went wrong, where a chunk says that instead of words of the answer. The chat's own chunks
 * have no form for it; understood are those of the API's refusals and of the errors in its other
 * streams: `error`, a text or an object with a `message`, or a `message` beside a `statusCode` of a
 * refusal or `type: 'error'`.
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
