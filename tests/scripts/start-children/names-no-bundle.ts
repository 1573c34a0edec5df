import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Something that answers, and is no provider. */
const server = createServer((_, response) => response.end('{"status":"ok"}'));
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
