import type { ReplyNews } from '../ports.js';
import { fieldsOf, textIn } from './fields.js';

/** The marker that ends a stream of chunks. */
export const DONE = '[DONE]';

/** What one chunk of a reply tells. Throws when it is not a chunk. */
export function readChunk(data: string): ReplyNews[] {
  const chunk = fieldsOf(JSON.parse(data));
  const sessionId = textIn(chunk, 'sessionId');
  const delta = textIn(chunk, 'delta');
  const output = outputOf(textIn(chunk, 'path'));
  const news = replaced(chunk['output'], output);
  if (delta) news.unshift({ type: 'reply-delta', output, text: delta });
  if (sessionId) news.unshift({ type: 'reply-session', sessionId });
  return news;
}

/** A whole output, or a list of messages, takes the place of what was written before. */
function replaced(whole: unknown, output: number): ReplyNews[] {
  if (typeof whole === 'string') return [{ type: 'reply-replaced', output, text: whole }];
  if (whole === undefined || whole === null) return [];
  if (!Array.isArray(whole)) throw new TypeError('output is neither a text nor a list');
  return whole.flatMap((each, index) => {
    const message = fieldsOf(each);
    const text = textIn(message, 'content');
    const assistant = (textIn(message, 'role') ?? 'assistant') === 'assistant';
    return assistant && text ? [{ type: 'reply-replaced', output: index, text } as const] : [];
  });
}

/** Which of the reply's outputs a path such as `chat.output[1].content` means. */
function outputOf(path: string | undefined): number {
  return Number(/output\[(\d+)\]/.exec(path ?? '')?.[1] ?? 0);
}
