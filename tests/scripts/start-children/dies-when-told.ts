import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers as a provider does, until `/die` is asked for. */
const server = createServer((request, response) => {
  if (request.url === '/die') process.exit(3);
  response.end(JSON.stringify({ callBundleUrl: 'http://127.0.0.1:9/call-machine.js' }));
});
server.listen(0, '127.0.0.1', () => {
  console.log(`Ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
