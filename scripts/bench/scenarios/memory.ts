import { conversationOf, lastWordsOfMessage } from '../answer-text.js';
import type { Bench } from '../bench.js';
import type { Over } from '../results.js';
import type { Subject } from '../subjects/subject.js';
import { converse } from './conversation.js';
import { inTime } from './too-slow.js';

/** The memory of a message in a long conversation, and the cost of the conversation after a reload. */
export interface MemoryCost {
  /** Memory of a message, in bytes: of scripts and of the document. */
  readonly bytes: number;
  /** Nodes of a message. */
  readonly nodes: number;
  /** From the page's first paint until the newest is drawn, in milliseconds; nothing where none is kept. */
  readonly back: number | null;
  /** Tasks over 50 ms in the reload. */
  readonly longTasks: number | null;
}

/** The messages of both sides in the end. */
export const MESSAGES = 1000;

/** The first ones bring along what all need. */
const WARM_UP = 20;

/** Each step of it may take as long as `limit`, in milliseconds. */
export function measureMemory(
  bench: Bench,
  subject: Subject,
  limit: number,
): Promise<MemoryCost | Over> {
  const answers = conversationOf(MESSAGES / 2);
  return converse(bench, subject, { limit, below: '/kept' }, async (conversation, { kept }) => {
    const { meter } = conversation;
    const heldAfter = async (messages: number) => {
      for (let answer = answers.shift(), left = messages / 2; answer; answer = answers.shift()) {
        const words = lastWordsOfMessage(MESSAGES / 2 - answers.length);
        await inTime(limit, conversation.turn(answer, words));
        if (--left === 0) break;
      }
      return meter.held();
    };
    const before = await heldAfter(WARM_UP);
    const after = await heldAfter(MESSAGES - WARM_UP);
    const each = (name: 'bytes' | 'nodes') => (after[name] - before[name]) / (MESSAGES - WARM_UP);
    const reload = kept && (await conversation.reload(lastWordsOfMessage(MESSAGES / 2)));
    return {
      bytes: each('bytes'),
      nodes: each('nodes'),
      ...(reload || { back: null, longTasks: null }),
    };
  });
}
