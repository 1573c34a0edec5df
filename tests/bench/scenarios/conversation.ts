import { setTimeout } from 'node:timers/promises';
import { answerInChunks, lastWords, lastWordsOfMessage } from '../answer-text.js';
import type { Bench, BenchPage } from '../bench.js';
import { between, type PageMeter, type Reading } from '../page-meter.js';
import type { Chat, Subject } from '../subjects/subject.js';

/** How often it is looked whether all is drawn, in milliseconds. */
const LOOK_MS = 150;

/** A page that uses less than this between two looks has drawn what it has, in milliseconds. */
const QUIET_MS = 15;

/** After this many looks a page that never rests is searched all the same. */
const IMPATIENT = 10;

/** What one answer cost. */
export interface AnswerCost {
  readonly all: Reading;
  readonly firstTenth: Reading;
  readonly lastTenth: Reading;
  /** How many tasks were over 50 ms. */
  readonly longTasks: number;
}

/** An answer that was not drawn in time. */
export class TooSlow extends Error {}

/** A conversation with one of the subjects, in a page of its own. */
export class Conversation {
  readonly #bench: Bench;
  readonly #at: BenchPage;
  readonly #chat: Chat;
  #answers = 0;

  private constructor(bench: Bench, at: BenchPage, chat: Chat) {
    this.#bench = bench;
    this.#at = at;
    this.#chat = chat;
  }

  /** Opens a subject for a conversation, with the messages of before, if it can be given some. */
  static async open(bench: Bench, subject: Subject, history: readonly string[] = []) {
    const { chat } = subject;
    if (!chat) throw new Error(`${subject.name} does not converse`);
    const at = await bench.newPage();
    bench.server.planHistory(history);
    await at.show(subject);
    const conversation = new Conversation(bench, at, chat);
    try {
      for (const press of chat.presses) await at.page.locator(press).first().click();
      if (history.length) await conversation.#takeIn(history);
    } catch (error) {
      await at.close();
      throw error;
    }
    return conversation;
  }

  get meter(): PageMeter {
    return this.#at.meter;
  }

  get page(): BenchPage['page'] {
    return this.#at.page;
  }

  close(): Promise<void> {
    return this.#at.close();
  }

  /**
   * Asks, and waits until the answer is drawn.
   *
   * @throws TooSlow when that takes longer than `limit` milliseconds.
   */
  async answer(count: number, pace: number, limit: number): Promise<AnswerCost> {
    const { meter } = this;
    const number = ++this.#answers;
    const chunks = answerInChunks(count, number);
    const answer = this.#bench.server.plan({ chunks, pace });
    await this.#write();
    await meter.ask('longTasks.length = 0');
    const before = await meter.read();
    const until = performance.now() + limit;
    await this.page.keyboard.press('Enter');
    const given = async (part: number) => {
      const late = new AbortController();
      const giveUp = setTimeout(until - performance.now(), false, { signal: late.signal });
      const done = await Promise.race([answer.reached(part).then(() => true), giveUp]);
      if (!done) throw new TooSlow(`asked for ${part} of the answer and waited in vain`);
      late.abort();
      giveUp.catch(() => undefined);
    };
    await given(0.1);
    const tenth = await meter.read();
    await given(0.9);
    const ninth = await meter.read();
    await given(1);
    const after = await this.#drawn(lastWords(number), until);
    return {
      all: between(before, after),
      firstTenth: between(before, tenth),
      lastTenth: between(ninth, after),
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

  async #takeIn(history: readonly string[]): Promise<void> {
    if (this.#chat.history === 'as-answer') {
      await this.#write();
      await this.page.keyboard.press('Enter');
    }
    await this.#drawn(lastWordsOfMessage(history.length), performance.now() + 120_000);
    this.#bench.server.planHistory([]);
  }

  async #drawn(words: string, until: number): Promise<Reading> {
    const { meter } = this;
    const shown = `${this.#chat.drawn}?.textContent.includes(${JSON.stringify(words)})`;
    let before = await meter.read();
    for (let look = 1; ; look++) {
      if (performance.now() > until) throw new TooSlow(`not drawn: ${words}`);
      await setTimeout(LOOK_MS);
      const now = await meter.read();
      const quiet = between(before, now).cpu < QUIET_MS;
      if ((quiet || look % IMPATIENT === 0) && (await meter.ask<boolean>(shown))) return now;
      before = now;
    }
  }
}
