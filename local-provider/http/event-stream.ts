import { once } from 'node:events';

import type { Exchange } from './exchange.js';

/** The end marker of the provider's streams. */
const DONE = '[DONE]';

/**
 * Sends each item as one server-sent event with JSON data, then the end marker. Stops early when
 * the client is gone, and waits when it reads slower than the items come.
 */
export async function sendEvents(
  { response, gone }: Exchange,
  items: AsyncIterable<unknown>,
): Promise<void> {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();
  for await (const item of items) {
    if (gone.aborted) return;
    if (!response.write(event(JSON.stringify(item)))) await drained();
  }
  if (!gone.aborted) response.end(event(DONE));

  async function drained(): Promise<void> {
    await once(response, 'drain', { signal: gone }).catch(() => undefined);
  }
}

function event(data: string): string {
  return `data: ${data}\n\n`;
}
