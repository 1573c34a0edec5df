import { setTimeout } from 'node:timers/promises';
import { answerInChunks, lastWords, lastWordsOfMessage } from '../answer-text.js';
import type { Bench, BenchPage } from '../bench.js';
import { between, whenDrawn, type PageMeter, type Reading } from '../page-meter.js';
import type { Over } from '../results.js';
import type { Answer } from '../server/plan.js';
import type { Chat, History, Subject } from '../subjects/subject.js';
import { inTime, TooSlow } from './too-slow.js';

/** Between two chunks as models write them, in milliseconds. */
export const MODEL_PACE_MS = 5;

/** How often it is looked whether all is drawn, in milliseconds. */
const LOOK_MS = 150;

/** A page that uses less than this between two looks has drawn what it has, in milliseconds. */
const QUIET_MS = 15;

/** For what follows the last words of an answer, in milliseconds. */
const TURN_MS = 30;

/** After this many looks a page that never rests is searched all the same. */
const IMPATIENT = 10;

/** The cost of one answer. */
export interface AnswerCost {
  /** From the question until all is drawn and the page rests. */
  readonly all: Reading;
  /** While the first tenth was written. */
  readonly firstTenth: Reading;
  /** While the last one was written, which takes as long: not until the page rests. */
  readonly lastTenth: Reading;
  /** How many tasks were over 50 ms. */
  readonly longTasks: number;
}

/**
 * Measures a conversation with a subject, on a page of its own.
 *
 * @param limit - how long anything may take in it, in milliseconds.
 * @param history - what was said before, for subjects that can be given it.
 * @param below - the page of the subject, if not its first one.
 */
export async function converse<Cost extends object>(
  bench: Bench,
  subject: Subject,
  {
    limit,
    history = [],
    below,
  }: { readonly limit: number; readonly history?: History; readonly below?: string },
  measure: (conversation: Conversation, chat: Chat) => Promise<Cost>,
): Promise<Cost | Over> {
  const { chat } = subject;
  if (!chat) throw new Error(`${subject.name} does not converse`);
  try {
    return await bench.onPage(async (at) => {
      const conversation = new Conversation(bench, at, chat, limit);
      await conversation.begin(subject, history, below);
      return measure(conversation, chat);
    });
  } catch (error) {
    if (error instanceof TooSlow) return { over: limit };
    throw error;
  }
}

/** A conversation with one of the subjects. */
export class Conversation {
  readonly #bench: Bench;
  readonly #at: BenchPage;
  readonly #chat: Chat;
  readonly #limit: number;
  #answers = 0;

  constructor(bench: Bench, at: BenchPage, chat: Chat, limit: number) {
    this.#bench = bench;
    this.#at = at;
    this.#chat = chat;
    this.#limit = limit;
    // What a page may take is bounded as a whole.
    at.page.setDefaultTimeout(0);
  }

  get meter(): PageMeter {
    return this.#at.meter;
  }

  get page(): BenchPage['page'] {
    return this.#at.page;
  }

  /**
   * Shows the subject, and waits until what was said before is drawn.
   *
   * @throws TooSlow when that takes longer than the limit.
   */
  begin(subject: Subject, history: History, below?: string): Promise<void> {
    return inTime(this.#limit, this.#show(subject, history, below));
  }

  /**
   * Asks, and waits until the answer is drawn.
   *
   * @throws TooSlow when that takes longer than the limit.
   */
  async answer(count: number, pace: number): Promise<AnswerCost> {
    const number = ++this.#answers;
    const answer = this.#bench.server.plan({ chunks: answerInChunks(count, number), pace });
    await inTime(this.#limit, this.#write());
    return inTime(this.#limit, this.#cost(answer, lastWords(number)));
  }

  /** Asks, and waits until some words of the answer are there, but not until the page rests. */
  async turn(answer: string, words: string): Promise<void> {
    this.#bench.server.plan({ chunks: [answer], pace: 0 });
    const box = this.page.locator(this.#chat.box).first();
    await box.fill('Go on');
    await box.press('Enter');
    await this.meter.ask(whenDrawn(this.#shows(words)));
    await setTimeout(TURN_MS);
  }

  /** Loads the page again, which has kept the conversation up to these words. */
  async reload(words: string): Promise<{ readonly back: number; readonly longTasks: number }> {
    await this.page.reload({ waitUntil: 'commit' });
    const seen = await this.meter.ask<number>(whenDrawn(this.#shows(words)));
    const painted = await this.meter.ask<number>(
      `performance.getEntriesByName('first-contentful-paint')[0].startTime`,
    );
    await this.#drawn(words);
    return { back: seen - painted, longTasks: await this.meter.ask('longTasks.length') };
  }

  #shows(words: string): string {
    return `${this.#chat.drawn}?.textContent.includes(${JSON.stringify(words)})`;
  }

  async #show(subject: Subject, history: History, below?: string): Promise<void> {
    this.#bench.server.planHistory(history);
    await this.#at.show(subject, below);
    for (const press of this.#chat.presses) await this.page.locator(press).first().click();
    if (history.length) await this.#takeIn(history);
  }

  async #cost(answer: Answer, end: string): Promise<AnswerCost> {
    const { meter } = this;
    await meter.ask('longTasks.length = 0');
    const before = await meter.read();
    await this.page.keyboard.press('Enter');
    await answer.reached(0.1);
    const tenth = await meter.read();
    await answer.reached(0.9);
    const ninth = await meter.read();
    await answer.reached(1);
    const whole = await meter.read();
    const after = await this.#drawn(end);
    return {
      all: between(before, after),
      firstTenth: between(before, tenth),
      lastTenth: between(ninth, whole),
      longTasks: await meter.ask('longTasks.length'),
    };
  }

  /** Puts a question into the text box. */
  async #write(): Promise<void> {
    const box = this.page.locator(this.#chat.box).first();
    await box.click();
    await box.pressSequentially('Go on');
    await setTimeout(300);
  }

  async #takeIn(history: History): Promise<void> {
    if (this.#chat.history === 'as-answer') {
      await this.#write();
      await this.page.keyboard.press('Enter');
    }
    await this.#drawn(lastWordsOfMessage(history.length));
    this.#bench.server.planHistory([]);
  }

  /** Resolves when some words are there and the page rests. */
  async #drawn(words: string): Promise<Reading> {
    const { meter } = this;
    let before = await meter.read();
    for (let look = 1; ; look++) {
      await setTimeout(LOOK_MS);
      const now = await meter.read();
      const quiet = between(before, now).cpu < QUIET_MS;
      if ((quiet || look % IMPATIENT === 0) && (await meter.ask<boolean>(this.#shows(words))))
        return now;
      before = now;
    }
  }
}
