import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { listen, type Listening } from '../../scripts/listen.js';

export type EventServer = Listening;

/**
 * A server that answers whatever is posted to it, from whatever page, with a stream of events, each a
 * write of its own, and then with the marker that ends a stream of chunks.
 *
 * @param answer - The events for what was posted, as JSON, each sent as soon as it is there.
 */
export async function serveEvents(
  answer: (posted: unknown) => Iterable<unknown> | AsyncIterable<unknown>,
): Promise<EventServer> {
  const server = createServer(async (request, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*, Authorization',
    });
    if (request.method !== 'POST') return void response.end();
    for await (const event of answer(await json(request)))
      response.write(`data: ${JSON.stringify(event)}\n\n`);
    response.end('data: [DONE]\n\n');
  });
  return listen(server);
}
