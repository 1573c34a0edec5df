import { createParser, type EventSourceParser } from 'eventsource-parser';
import { yieldToMain } from '../async/timing.js';
import type { ReplyNews } from '../ports.js';
import { warnOnce } from '../reports/warn-once.js';
import { DONE, errorIn, readChunk } from './chat-chunk.js';

/**
 * The interval between updates of a streaming answer, in milliseconds: four frames of most screens. One
 * update per chunk would cost several times as much.
 */
const REPLY_INTERVAL_MS = 66;

/**
 * How many characters of an answer are parsed without a pause: about 400 chunks, a tenth of the 50 ms from
 * which a task counts as long.
 */
export const REPLY_STRETCH = 65_536;

/** How long the end of a stream may take after its last event, in milliseconds. */
const STREAM_END_WAIT_MS = 1000;

const BROKEN_OFF = 'The stream ended within a part of the answer';

/** What became of a reply whose stream has ended. */
interface ReadReply {
  /** Whether there are words in it. */
  readonly written: boolean;
  /** Whether the stream was marked as finished. */
  readonly finished: boolean;
  /** The provider's error, or that the stream ended within an event. */
  readonly problem?: string | undefined;
}

/**
 * Reads an answer and emits its facts, until the end of the answer or of the stream. Calls back on
 * each sign of life.
 */
export function readReply(
  stream: ReadableStream<Uint8Array>,
  tell: (news: ReplyNews) => void,
  heard: () => void,
): Promise<ReadReply> {
  return new ReplyReader(tell).read(stream.getReader(), heard);
}

class ReplyReader {
  readonly #tell: (news: ReplyNews) => void;
  readonly #parser: EventSourceParser;
  /** Received but not parsed yet. */
  #waiting = '';
  /** Facts to emit. Deltas of one output are merged. */
  #news: ReplyNews[] = [];
  #resting = false;
  #session: string | null = null;
  #written = false;
  #finished = false;
  #ended = false;
  #problem?: string | undefined;
  /** Resolves when the stream is marked as finished, though it be held open. */
  readonly #marked: Promise<void>;
  #mark!: () => void;

  constructor(tell: (news: ReplyNews) => void) {
    this.#tell = tell;
    this.#marked = new Promise((resolve) => (this.#mark = resolve));
    this.#parser = createParser({ onEvent: ({ data }) => this.#read(data) });
  }

  async read(
    reader: ReadableStreamDefaultReader<Uint8Array>,
    heard: () => void,
  ): Promise<ReadReply> {
    const ended = this.#takeAll(reader, heard);
    try {
      await Promise.race([ended, this.#marked]);
      this.#parse();
      // The last event may lack the blank line that ends it, and be whole all the same.
      this.#ended = true;
      this.#waiting += '\n\n';
    } finally {
      this.#take();
      // A cancelled stream appears as a failed request in the browser's tools.
      const cancel = () => void reader.cancel().catch(() => undefined);
      const late = setTimeout(cancel, STREAM_END_WAIT_MS);
      void ended.catch(() => undefined).then(() => clearTimeout(late));
    }
    return { written: this.#written, finished: this.#finished, problem: this.#problem };
  }

  async #takeAll(
    reader: ReadableStreamDefaultReader<Uint8Array>,
    heard: () => void,
  ): Promise<void> {
    const decoder = new TextDecoder();
    for (;;) {
      const part = await reader.read();
      if (part.done) break;
      if (this.#finished) continue;
      heard();
      this.#waiting += decoder.decode(part.value, { stream: true });
      this.#takeInTurn();
      // Between two stretches the page can respond to input.
      while (this.#waiting.length > REPLY_STRETCH) {
        await yieldToMain();
        if (this.#resting) this.#parse();
        else this.#takeInTurn();
      }
    }
  }

  #takeInTurn(): void {
    if (this.#resting || !this.#waiting) return;
    this.#take();
    this.#resting = true;
    setTimeout(() => {
      this.#resting = false;
      this.#takeInTurn();
    }, REPLY_INTERVAL_MS);
  }

  #take(): void {
    this.#parse();
    const told = this.#news;
    this.#news = [];
    told.forEach(this.#tell);
  }

  #parse(): void {
    this.#parser.feed(this.#waiting.slice(0, REPLY_STRETCH));
    this.#waiting = this.#waiting.slice(REPLY_STRETCH);
  }

  #read(data: string): void {
    if (this.#finished) return;
    if (data.trim() === DONE) {
      this.#finished = true;
      return this.#mark();
    }
    try {
      const news = readChunk(data);
      this.#problem ??= errorIn(data);
      for (const each of news) this.#add(each);
    } catch {
      if (this.#ended) this.#problem ??= BROKEN_OFF;
      else warnOnce(['voice-assistant: a part of the answer could not be read and is skipped']);
    }
  }

  #add(news: ReplyNews): void {
    const last = this.#news.at(-1);
    if (news.type === 'reply-session') {
      // Each chunk names the session.
      if (news.sessionId === this.#session) return;
      this.#session = news.sessionId;
    } else this.#written ||= 'text' in news && news.text.trim() !== '';
    if (news.type === 'reply-delta' && last?.type === news.type && last.output === news.output)
      this.#news[this.#news.length - 1] = { ...news, text: last.text + news.text };
    else this.#news.push(news);
  }
}
