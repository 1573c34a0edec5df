import { createParser } from 'eventsource-parser';
import { REPLY_INTERVAL_MS, REPLY_STRETCH } from '../constants.js';
import { nextTurn } from '../next-turn.js';
import type { ReplyNews } from '../ports.js';
import { DONE, readChunk } from './chat-chunk.js';

/**
 * Tells of a reply as it streams in, until its end or that of the stream, and of each sign of life.
 * Says whether anything was written, and whether the stream was marked as finished.
 */
export async function readReply(
  stream: ReadableStream<Uint8Array>,
  tell: (news: ReplyNews) => void,
  heard: () => void,
): Promise<{ written: boolean; finished: boolean }> {
  let written = false;
  let finished = false;
  let session = '';
  let waiting = '';
  let resting = false;
  /** What is yet to be told: what was written to one output piece by piece is one. */
  let news: ReplyNews[] = [];
  const reader = stream.getReader();
  const end = () => reader.cancel().catch(() => undefined);
  function add(next: ReplyNews): void {
    const last = news.at(-1);
    if (next.type === 'reply-session') {
      // Each chunk names the session.
      if (next.sessionId === session) return;
      session = next.sessionId;
    } else written = true;
    if (next.type === 'reply-delta' && last?.type === next.type && last.output === next.output)
      news[news.length - 1] = { ...next, text: last.text + next.text };
    else news.push(next);
  }
  const parser = createParser({
    onEvent({ data }) {
      if (finished) return;
      if (data.trim() === DONE) {
        finished = true;
        void end();
      } else readData(data).forEach(add);
    },
  });
  const decoder = new TextDecoder();
  function parse(): void {
    parser.feed(waiting.slice(0, REPLY_STRETCH));
    waiting = waiting.slice(REPLY_STRETCH);
  }
  function take(): void {
    parse();
    const told = news;
    news = [];
    told.forEach(tell);
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
      heard();
      waiting += decoder.decode(part.value, { stream: true });
      takeInTurn();
      // Of much that comes at once, the page can answer between one stretch and the next.
      while (waiting.length > REPLY_STRETCH) {
        await nextTurn();
        if (resting) parse();
        else takeInTurn();
      }
    }
  } finally {
    take();
    void end();
  }
  return { written, finished };
}

function readData(data: string): ReplyNews[] {
  try {
    return readChunk(data);
  } catch {
    console.warn('voice-assistant: a part of the answer could not be read and is skipped');
    return [];
  }
}
