import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface EventServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A server that answers whatever is posted to it, from whatever page, with a stream of events, each a
 * write of its own, and then with the marker that ends a stream of chunks.
 *
 * @param answer - The events for what was posted, as JSON.
 */
export async function serveEvents(
  answer: (posted: unknown) => readonly unknown[],
): Promise<EventServer> {
  const server = createServer(async (request, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*, Authorization',
    });
    if (request.method !== 'POST') return void response.end();
    for (const event of answer(await json(request)))
      response.write(`data: ${JSON.stringify(event)}\n\n`);
    response.end('data: [DONE]\n\n');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
