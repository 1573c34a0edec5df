import { once } from 'node:events';

import type { Exchange } from './exchange.js';

/** The end marker of the provider's streams. */
export const DONE = '[DONE]';

/**
 * Sends each item as a server-sent event with JSON data, then the end marker. Stops when the client
 * is gone, and applies backpressure.
 *
 * @param spoil - changes the events on their way
 */
export async function sendEvents(
  { response, gone }: Exchange,
  items: AsyncIterable<unknown>,
  spoil: (events: AsyncIterable<string>) => AsyncIterable<string> = (events) => events,
): Promise<void> {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();
  for await (const each of spoil(eventsOf(items))) {
    if (gone.aborted) return;
    if (!response.write(each)) await drained();
  }
  if (!gone.aborted) response.end();

  async function drained(): Promise<void> {
    await once(response, 'drain', { signal: gone }).catch(() => undefined);
  }
}

async function* eventsOf(items: AsyncIterable<unknown>): AsyncIterable<string> {
  for await (const item of items) yield event(JSON.stringify(item));
  yield event(DONE);
}

export function event(data: string): string {
  return `data: ${data}\n\n`;
}
