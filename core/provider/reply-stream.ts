import { createParser } from 'eventsource-parser';
import { REPLY_INTERVAL_MS } from '../constants.js';
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
  const news: ReplyNews[] = [];
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
      news.push(...readData(data));
    },
  });
  const decoder = new TextDecoder();
  let waiting = '';
  let resting = false;
  function take(): void {
    parser.feed(waiting);
    waiting = '';
    for (const each of joined(news.splice(0))) {
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
      takeInTurn();
    }
  } finally {
    take();
    void end();
  }
  return { written, finished };
}

/** Makes one of what was written to one output piece by piece. */
function joined(news: readonly ReplyNews[]): ReplyNews[] {
  const all: ReplyNews[] = [];
  for (const each of news) {
    const last = all.at(-1);
    if (each.type === 'reply-delta' && last?.type === each.type && last.output === each.output)
      all.splice(-1, 1, { ...each, text: last.text + each.text });
    else all.push(each);
  }
  return all;
}

function readData(data: string): ReplyNews[] {
  try {
    return readChunk(data);
  } catch {
    console.warn('voice-assistant: a part of the answer could not be read and is skipped');
    return [];
  }
}
