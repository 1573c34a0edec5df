import { setTimeout } from 'node:timers/promises';
import { conversationOf } from '../answer-text.js';
import type { Bench } from '../bench.js';
import { between } from '../page-meter.js';
import type { Chat, Subject } from '../subjects/subject.js';
import { Conversation } from './conversation.js';

/** What a conversation costs with many messages before it; times in milliseconds of processor. */
export interface LongConversationCost {
  /** Opening the panel once more; nothing where there is none. */
  readonly opening: number | null;
  /** One answer of 100 chunks, 5 ms apart. */
  readonly answer: number;
  /** Scrolling up and down, 60 steps, one a frame. */
  readonly scrolling: number;
  /** Of the script's memory, in bytes, all that is on the page. */
  readonly heap: number;
}

type Toggle = NonNullable<Chat['toggle']>;

const ANSWER_CHUNKS = 100;

const SCROLL_STEPS = 60;

export async function measureLongConversation(
  bench: Bench,
  subject: Subject,
  messages: number,
): Promise<LongConversationCost> {
  const conversation = await Conversation.open(bench, subject, conversationOf(messages));
  try {
    const { meter } = conversation;
    await meter.collectGarbage();
    const { heap } = await meter.read();
    await conversation.answer(ANSWER_CHUNKS, 5, 120_000);
    const { all } = await conversation.answer(ANSWER_CHUNKS, 5, 120_000);
    const { scroller, toggle } = subject.chat!;
    const opening = toggle ? await reopening(conversation, toggle) : null;
    const before = await meter.read();
    await meter.ask(`(async () => {
      const list = ${scroller};
      for (let step = 0; step < ${SCROLL_STEPS}; step++) {
        list.scrollTop += (step < ${SCROLL_STEPS / 2} ? -1 : 1) * list.clientHeight;
        await new Promise(requestAnimationFrame);
      }
    })()`);
    const scrolling = between(before, await meter.read()).cpu;
    return { opening, answer: all.cpu, scrolling, heap };
  } finally {
    await conversation.close();
  }
}

async function reopening({ meter }: Conversation, { open, close }: Toggle): Promise<number> {
  await meter.ask(close);
  await setTimeout(500);
  const before = await meter.read();
  await meter.ask(open);
  await setTimeout(1000);
  return between(before, await meter.read()).cpu;
}
