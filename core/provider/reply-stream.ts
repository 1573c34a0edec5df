import { createParser } from 'eventsource-parser';
import { REPLY_INTERVAL_MS, REPLY_STRETCH } from '../constants.js';
import { nextTurn } from '../next-turn.js';
import type { ReplyNews } from '../ports.js';
import { DONE, readChunk } from './chat-chunk.js';

/**
 * Tells of a reply as it streams in, until its end or that of the stream. Says whether anything was
 * written, and whether the stream was marked as finished.
 */
export async function readReply(
  stream: ReadableStream<Uint8Array>,
  tell: (news: ReplyNews) => void,
): Promise<{ written: boolean; finished: boolean }> {
  let written = false;
  let finished = false;
  const news = new Joined();
  const reader = stream.getReader();
  const end = () => reader.cancel().catch(() => undefined);
  const parser = createParser({
    onEvent({ data }) {
      if (finished) return;
      if (data.trim() === DONE) {
        finished = true;
        void end();
        return;
      }
      for (const each of readData(data)) news.add(each);
    },
  });
  const decoder = new TextDecoder();
  let waiting = '';
  let resting = false;
  function parse(): void {
    parser.feed(waiting.slice(0, REPLY_STRETCH));
    waiting = waiting.slice(REPLY_STRETCH);
  }
  function take(): void {
    parse();
    for (const each of news.take()) {
      written ||= each.type !== 'reply-session';
      tell(each);
    }
  }
  function takeInTurn(): void {
    if (resting || !waiting) return;
    take();
    resting = true;
    setTimeout(() => {
      resting = false;
      takeInTurn();
    }, REPLY_INTERVAL_MS);
  }
  try {
    for (;;) {
      const part = await reader.read();
      if (part.done) break;
      waiting += decoder.decode(part.value, { stream: true });
      while (waiting.length > REPLY_STRETCH) {
        parse();
        await nextTurn();
      }
      takeInTurn();
    }
  } finally {
    take();
    void end();
  }
  return { written, finished };
}

/** News that wait to be told: what was written to one output piece by piece is one. */
class Joined {
  #all: ReplyNews[] = [];
  #session = '';

  add(next: ReplyNews): void {
    const last = this.#all.at(-1);
    if (next.type === 'reply-session') {
      // Each chunk names the session.
      if (next.sessionId === this.#session) return;
      this.#session = next.sessionId;
    }
    if (next.type === 'reply-delta' && last?.type === next.type && last.output === next.output)
      this.#all[this.#all.length - 1] = { ...next, text: last.text + next.text };
    else this.#all.push(next);
  }

  /** What was added since the last time. */
  take(): readonly ReplyNews[] {
    return this.#all.splice(0);
  }
}

function readData(data: string): ReplyNews[] {
  try {
    return readChunk(data);
  } catch {
    console.warn('voice-assistant: a part of the answer could not be read and is skipped');
    return [];
  }
}
