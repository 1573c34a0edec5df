import { once } from 'node:events';

import type { Exchange } from './exchange.js';

/** The end marker of the provider's streams. */
export const DONE = '[DONE]';

/**
 * Sends each item as a server-sent event with JSON data, then the end marker. Stops when the client
 * is gone, and applies backpressure.
 *
 * @param spoil - changes the events on their way
 * @param write - writes the events of the items
 */
export async function sendEvents(
  { response, gone }: Exchange,
  items: AsyncIterable<unknown>,
  spoil: (events: AsyncIterable<string>) => AsyncIterable<string> = (events) => events,
  write = eventsOf,
): Promise<void> {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();
  for await (const each of spoil(write(items))) {
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

/** Writes events whose type is also their name. They have no end marker. */
export async function* typedEvents(items: AsyncIterable<unknown>): AsyncIterable<string> {
  for await (const item of items)
    yield `event: ${(item as { readonly type: string }).type}\n${event(JSON.stringify(item))}`;
}

export function event(data: string): string {
  return `data: ${data}\n\n`;
}
