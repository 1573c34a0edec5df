import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface EventServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A server that answers whatever is posted to it, from whatever page, with these events, each a write
 * of its own, and then with the marker that ends a stream of chunks.
 */
export async function serveEvents(events: readonly unknown[]): Promise<EventServer> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*, Authorization',
    });
    if (request.method !== 'POST') return void response.end();
    for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`);
    response.end('data: [DONE]\n\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
