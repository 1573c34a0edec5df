import { createParser, type EventSourceParser } from 'eventsource-parser';
import { yieldToMain } from '../async/timing.js';
import type { ReplyFact } from '../machine/events.js';
import { warnOnce } from '../reports/warn-once.js';
import { DONE } from './chat-chunk.js';
import type { ChatWire, ReadAnswer } from './chat-wire.js';

/**
 * The interval between updates of a streaming answer, in milliseconds: four frames of most screens. One
 * update per chunk would cost several times as much.
 */
export const ANSWER_INTERVAL_MS = 66;

/**
 * How many characters of an answer are parsed without a pause: about 400 chunks, a tenth of the 50 ms from
 * which a task counts as long.
 */
export const ANSWER_STRETCH = 65_536;

/**
 * How much the parser is given at once, in characters: at each line end it looks through the rest of it
 * for another kind of line end.
 */
const FEED_LENGTH = 4096;

/** The longest event of a stream, in characters. With more, the stream counts as broken. */
export const EVENT_LENGTH = 1_048_576;

/** The longest answer that is kept, in characters. With more, the stream counts as broken. */
export const ANSWER_LENGTH = 8_388_608;

/** The most outputs of an answer. Each is a message. */
export const OUTPUTS = 32;

/** How long the end of a stream may take after its last event, in milliseconds. */
const STREAM_END_WAIT_MS = 1000;

const BROKEN_OFF = 'The stream ended within a part of the answer';

/**
 * Reads an answer and emits its facts, until the end of the answer or of the stream. Calls back on
 * each sign of life.
 */
export function readAnswer(
  stream: ReadableStream<Uint8Array>,
  wire: ChatWire,
  emit: (fact: ReplyFact) => void,
  onActivity: () => void,
): Promise<ReadAnswer> {
  return new AnswerReader(wire, emit).read(stream.getReader(), onActivity);
}

class AnswerReader {
  readonly #wire: ChatWire;
  readonly #emit: (fact: ReplyFact) => void;
  readonly #parser: EventSourceParser;
  /** Received but not parsed yet. */
  #waiting = '';
  /** Facts to emit: of each output one, and one of the session. */
  #facts = new Map<number | 'session', ReplyFact>();
  /** How many characters were parsed since the last event. */
  #sinceEvent = 0;
  /** The length of each output. */
  readonly #lengths: number[] = [];
  #resting = false;
  #session: string | null = null;
  #accepted = false;
  #written = false;
  #finished = false;
  #ended = false;
  #failed = false;
  #problem?: string | undefined;
  /** Resolves when the stream is marked as finished, though it be held open. */
  readonly #marked: Promise<void>;
  #mark!: () => void;
  #break!: (reason: Error) => void;

  constructor(wire: ChatWire, emit: (fact: ReplyFact) => void) {
    this.#wire = wire;
    this.#emit = emit;
    this.#marked = new Promise((resolve, reject) => {
      this.#mark = resolve;
      this.#break = reject;
    });
    this.#parser = createParser({
      onEvent: ({ data }) => this.#read(data),
      onComment: () => this.#accept(),
    });
  }

  async read(
    reader: ReadableStreamDefaultReader<Uint8Array>,
    onActivity: () => void,
  ): Promise<ReadAnswer> {
    const ended = this.#takeAll(reader, onActivity);
    try {
      await Promise.race([ended, this.#marked]);
      this.#parse();
      // The last event may lack the blank line that ends it, and be whole all the same.
      this.#ended = true;
      this.#waiting += '\n\n';
    } catch (error) {
      this.#problem = error instanceof Error ? error.message : String(error);
    } finally {
      this.#take();
      // A cancelled stream appears as a failed request in the browser's tools.
      const cancel = () => void reader.cancel().catch(() => undefined);
      const late = setTimeout(cancel, STREAM_END_WAIT_MS);
      void ended.catch(() => undefined).then(() => clearTimeout(late));
    }
    return { written: this.#written, problem: this.#problem, marked: this.#finished };
  }

  async #takeAll(
    reader: ReadableStreamDefaultReader<Uint8Array>,
    onActivity: () => void,
  ): Promise<void> {
    const decoder = new TextDecoder();
    for (;;) {
      const chunk = await reader.read();
      if (chunk.done) break;
      if (this.#failed) return void reader.cancel().catch(() => undefined);
      if (this.#finished) {
        // A stream that is never empty would keep timers from firing.
        await yieldToMain();
        continue;
      }
      onActivity();
      this.#waiting += decoder.decode(chunk.value, { stream: true });
      this.#takeInTurn();
      // Between two stretches the page can respond to input.
      while (this.#waiting.length > ANSWER_STRETCH) {
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
    }, ANSWER_INTERVAL_MS);
  }

  #take(): void {
    this.#parse();
    const facts = this.#facts;
    this.#facts = new Map();
    facts.forEach(this.#emit);
  }

  #parse(): void {
    const stretch = this.#waiting.slice(0, ANSWER_STRETCH);
    this.#waiting = this.#waiting.slice(ANSWER_STRETCH);
    for (let at = 0; at < stretch.length && !this.#finished; at += FEED_LENGTH) {
      const feed = stretch.slice(at, at + FEED_LENGTH);
      this.#sinceEvent += feed.length;
      this.#parser.feed(feed);
      if (this.#sinceEvent > EVENT_LENGTH) this.#fail('A part of the answer is too long');
    }
  }

  /** Ends a stream as broken. */
  #fail(problem: string): void {
    this.#failed = true;
    this.#finished = true;
    this.#waiting = '';
    this.#break(new Error(problem));
  }

  /** A stream shows that the provider has the turn, but an empty one does not. */
  #accept(): void {
    if (!this.#accepted) this.#emit({ type: 'reply-accepted' });
    this.#accepted = true;
  }

  #read(data: string): void {
    this.#sinceEvent = 0;
    if (this.#finished) return;
    this.#accept();
    if (data.trim() === DONE) return this.#finish();
    try {
      const facts = this.#wire.readChunk(data);
      this.#problem ??= this.#wire.errorIn(data);
      for (const each of facts) this.#add(each);
    } catch {
      if (this.#ended) this.#problem ??= BROKEN_OFF;
      else warnOnce(['voice-assistant: a part of the answer could not be read and is skipped']);
    }
  }

  #finish(): void {
    this.#finished = true;
    this.#mark();
  }

  #add(fact: ReplyFact): void {
    if (fact.type === 'reply-finished') this.#finish();
    else if (fact.type === 'reply-session') {
      // Each chunk names the session.
      if (fact.sessionId !== this.#session) this.#facts.set('session', fact);
      this.#session = fact.sessionId;
    } else if (fact.type === 'reply-delta' || fact.type === 'reply-replaced') {
      const { output, text, type } = fact;
      if (output >= OUTPUTS) return;
      const whole = type === 'reply-replaced';
      this.#lengths[output] = (whole ? 0 : (this.#lengths[output] ?? 0)) + text.length;
      if (this.#lengths.reduce((sum, length) => sum + length, 0) > ANSWER_LENGTH)
        return this.#fail('The answer is too long');
      this.#written ||= text.trim() !== '';
      const before = whole ? undefined : this.#facts.get(output);
      this.#facts.set(
        output,
        before && 'text' in before ? { ...before, text: before.text + text } : fact,
      );
    }
  }
}
