import type { Bench } from '../bench.js';
import type { Over } from '../results.js';
import type { Subject } from '../subjects/subject.js';
import { converse, MODEL_PACE_MS } from './conversation.js';

/** Loads what an answer needs, before the one that is measured. */
const WARM_UP_CHUNKS = 80;

/** The cost of streaming one answer. */
export interface StreamingCost {
  /** Of the main thread, in milliseconds. */
  readonly cpu: number;
  readonly style: number;
  readonly layout: number;
  /**
   * The ratio of the last tenth's cost to the first one's; nothing if everything had arrived before anything
   * was drawn.
   */
  readonly lastToFirst: number | null;
  /** How many tasks were over 50 ms. */
  readonly longTasks: number;
}

export function measureStreaming(
  bench: Bench,
  subject: Subject,
  { chunks, pace, limit }: { chunks: number; pace: number; limit: number },
): Promise<StreamingCost | Over> {
  return converse(bench, subject, { limit }, async (conversation) => {
    await conversation.answer(WARM_UP_CHUNKS, MODEL_PACE_MS);
    const { all, firstTenth, lastTenth, longTasks } = await conversation.answer(chunks, pace);
    const { cpu, style, layout } = all;
    const lastToFirst = pace ? lastTenth.cpu / firstTenth.cpu : null;
    return { cpu, style, layout, lastToFirst, longTasks };
  });
}
