import { setTimeout } from 'node:timers/promises';
import { conversationOf } from '../answer-text.js';
import type { Bench } from '../bench.js';
import { between } from '../page-meter.js';
import type { Over } from '../results.js';
import type { Chat, Subject } from '../subjects/subject.js';
import { converse, MODEL_PACE_MS, type Conversation } from './conversation.js';
import { inTime } from './too-slow.js';

/** What a conversation costs with many messages before it; times in milliseconds of processor. */
export interface LongConversationCost {
  /** Opening the panel once more; nothing where there is none. */
  readonly opening: number | null;
  /** One answer of {@link ANSWER_CHUNKS}, at a model's pace. */
  readonly answer: number;
  /** Scrolling up and down, by the height of the list a frame. */
  readonly scrolling: number;
  /** Of the script's memory, in bytes, all that is on the page. */
  readonly heap: number;
}

type Toggle = NonNullable<Chat['toggle']>;

export const ANSWER_CHUNKS = 100;

const SCROLL_STEPS = 60;

/** Each step of it may take as long as `limit`, in milliseconds. */
export function measureLongConversation(
  bench: Bench,
  subject: Subject,
  messages: number,
  limit: number,
): Promise<LongConversationCost | Over> {
  const history = conversationOf(messages);
  return converse(bench, subject, { limit, history }, (conversation, chat) =>
    costOf(conversation, chat, limit),
  );
}

async function costOf(
  conversation: Conversation,
  { scroller, toggle }: Chat,
  limit: number,
): Promise<LongConversationCost> {
  const { meter } = conversation;
  await meter.collectGarbage();
  const { heap } = await meter.read();
  // The first one brings along what an answer needs.
  await conversation.answer(ANSWER_CHUNKS, MODEL_PACE_MS);
  const { all } = await conversation.answer(ANSWER_CHUNKS, MODEL_PACE_MS);
  const opening = toggle ? await inTime(limit, reopening(conversation, toggle)) : null;
  const scrolling = await inTime(limit, scrollingThrough(conversation, scroller));
  return { opening, answer: all.cpu, scrolling, heap };
}

async function scrollingThrough({ meter }: Conversation, scroller: string): Promise<number> {
  const before = await meter.read();
  await meter.ask(`(async () => {
    const list = ${scroller};
    for (let step = 0; step < ${SCROLL_STEPS}; step++) {
      list.scrollTop += (step < ${SCROLL_STEPS / 2} ? -1 : 1) * list.clientHeight;
      await new Promise(requestAnimationFrame);
    }
  })()`);
  return between(before, await meter.read()).cpu;
}

async function reopening({ meter }: Conversation, { open, close }: Toggle): Promise<number> {
  await meter.ask(close);
  await setTimeout(500);
  const before = await meter.read();
  await meter.ask(open);
  await setTimeout(1000);
  return between(before, await meter.read()).cpu;
}
