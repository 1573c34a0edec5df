import * as z from 'zod/mini';
import type { ReplyNews } from '../ports.js';

const Message = z.object({ role: z.optional(z.string()), content: z.nullish(z.string()) });

const Chunk = z.object({
  sessionId: z.nullish(z.string()),
  path: z.nullish(z.string()),
  delta: z.nullish(z.string()),
  output: z.nullish(z.union([z.string(), z.array(Message)])),
});

/** The marker that ends a stream of chunks. */
export const DONE = '[DONE]';

/** What one chunk of a reply tells. Throws when it is not a chunk. */
export function readChunk(data: string): ReplyNews[] {
  const { sessionId, path, delta, output } = Chunk.parse(JSON.parse(data));
  const news: ReplyNews[] = [];
  if (sessionId) news.push({ type: 'reply-session', sessionId });
  if (delta) news.push({ type: 'reply-delta', output: outputOf(path), text: delta });
  if (typeof output === 'string')
    news.push({ type: 'reply-replaced', output: outputOf(path), text: output });
  else
    output?.forEach(({ role = 'assistant', content }, index) => {
      if (role === 'assistant' && content)
        news.push({ type: 'reply-replaced', output: index, text: content });
    });
  return news;
}

/** Which of the reply's outputs a path such as `chat.output[1].content` means. */
function outputOf(path: string | null | undefined): number {
  return Number(/output\[(\d+)\]/.exec(path ?? '')?.[1] ?? 0);
}
