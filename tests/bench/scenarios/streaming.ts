import type { Bench } from '../bench.js';
import type { Subject } from '../subjects/subject.js';
import { Conversation, TooSlow, type AnswerCost } from './conversation.js';

/** Loads what an answer needs, before the one that is measured. */
const WARM_UP_CHUNKS = 80;

/** What streaming one answer cost; `over` when it was not drawn within that many milliseconds. */
export type StreamingCost = AnswerCost | { readonly over: number };

export async function measureStreaming(
  bench: Bench,
  subject: Subject,
  { chunks, pace, limit }: { chunks: number; pace: number; limit: number },
): Promise<StreamingCost> {
  const conversation = await Conversation.open(bench, subject);
  try {
    await conversation.answer(WARM_UP_CHUNKS, 5, limit);
    return await conversation.answer(chunks, pace, limit);
  } catch (error) {
    if (error instanceof TooSlow) return { over: limit };
    throw error;
  } finally {
    await conversation.close();
  }
}
