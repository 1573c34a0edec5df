import { setTimeout } from 'node:timers/promises';
import { conversationOf } from '../answer-text.js';
import type { Bench } from '../bench.js';
import { median } from '../median.js';
import { between } from '../page-meter.js';
import type { Over } from '../results.js';
import type { Chat, Subject } from '../subjects/subject.js';
import { converse, MODEL_PACE_MS, type Conversation } from './conversation.js';
import { inTime } from './too-slow.js';

/** The cost of a conversation with many messages before it; times in milliseconds of processor. */
export interface LongConversationCost {
  /** Opening the panel once more; nothing where there is none. */
  readonly opening: number | null;
  /** One answer of {@link ANSWER_CHUNKS}, at a model's pace. */
  readonly answer: number;
  /** Scrolling by the height of the list a frame: up and down what the shortest of all has, too. */
  readonly scrolling: number;
  /** The same, but half of it up: as far as there is something, so through other messages. */
  readonly scrollingBack: number;
  /** Of the script's memory, in bytes, all that is on the page. */
  readonly heap: number;
}

type Toggle = NonNullable<Chat['toggle']>;

export const ANSWER_CHUNKS = 100;

/** How often is done what can be repeated, of which the median counts. */
const REPETITIONS = 3;

const SCROLL_STEPS = 60;

/** So many heights of the list even the shortest conversation fills. */
const SCREENS = 5;

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
  const answered = async () => (await conversation.answer(ANSWER_CHUNKS, MODEL_PACE_MS)).all.cpu;
  // The first one brings along what an answer needs.
  await answered();
  const answer = await inTheMiddle(answered);
  const opening = toggle
    ? await inTheMiddle(() => inTime(limit, reopening(conversation, toggle)))
    : null;
  const scrolled = (screens: number) =>
    inTime(limit, scrollingThrough(conversation, scroller, screens));
  const scrolling = await inTheMiddle(() => scrolled(SCREENS));
  // Each message that comes into view is drawn once, so this cannot be repeated.
  const scrollingBack = await scrolled(SCROLL_STEPS / 2);
  return { opening, answer, scrolling, scrollingBack, heap };
}

/** The median of some measurements on the same page. */
async function inTheMiddle(measure: () => Promise<number>): Promise<number> {
  const costs = [];
  while (costs.length < REPETITIONS) costs.push(await measure());
  return median(costs);
}

/** Scrolls so many heights of the list up and down again, until all steps are done. */
async function scrollingThrough(
  { meter }: Conversation,
  scroller: string,
  screens: number,
): Promise<number> {
  const before = await meter.read();
  await meter.ask(`(async () => {
    const list = ${scroller};
    for (let step = 0; step < ${SCROLL_STEPS}; step++) {
      const up = step % ${2 * screens} < ${screens};
      list.scrollTop += (up ? -1 : 1) * list.clientHeight;
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
