import { setTimeout as delay } from 'node:timers/promises';

import { ApiError } from '../http/api-error.js';
import { event } from '../http/event-stream.js';
import type { Faults } from '../faults/faults.js';

/** Time to flush what was written before the connection is cut. */
const FLUSH_MS = 50;

/** Events that a client must step over: no JSON, no chunk, no text, a comment. */
const GARBAGE = [
  event('this is no JSON {'),
  event('null'),
  event('{"delta":7,"path":[]}'),
  event('{"unknown":"chunk"}'),
  ': a comment\n\n',
];

/** The event that ends a stream. */
const LAST = /^data: \[DONE\]|^event: response\.completed/;

/** The events of a stream, as the faults spoil them. A stream that breaks off ends by throwing. */
export async function* spoiled(
  events: AsyncIterable<string>,
  faults: Faults,
  gone: AbortSignal,
): AsyncIterable<string> {
  const [pauseMs = 0] = faults.find('chat-slow') ?? [];
  const [brokenAfter = Infinity] = faults.find('chat-broken') ?? [];
  const garbage = faults.has('chat-garbage') ? [...GARBAGE] : [];
  const endless = faults.has('chat-no-end');
  let sent = 0;
  for await (const each of events) {
    if (sent >= brokenAfter) {
      // What was sent so far must arrive.
      await delay(FLUSH_MS);
      throw new ApiError(500, 'broken off, as the fault chat-broken asks');
    }
    if (endless && LAST.test(each)) return;
    yield each;
    sent++;
    yield* garbage.splice(0, 1);
    if (pauseMs > 0) await delay(pauseMs, undefined, { signal: gone }).catch(() => undefined);
  }
}
