import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PortWish } from './options.js';
import { StartFailure } from './start-failure.js';

/** Loopback alone: a development server is not for the network. */
const HOST = '127.0.0.1';
/** The usual port of a Vite development server. */
const PREFERRED_PORT = 5173;

/**
 * Lets the server listen on loopback and gives its address, without a slash at the end.
 * @throws StartFailure when the port asked for, or every port, is taken.
 */
export async function listen(server: Server, wish: PortWish): Promise<string> {
  const candidates = wish.kind === 'exactly' ? [wish.port] : [PREFERRED_PORT, 0];
  let refusal: unknown;
  for (const port of candidates) {
    try {
      return await listenOn(server, port);
    } catch (error) {
      refusal = error;
    }
  }
  throw new StartFailure(
    wish.kind === 'exactly'
      ? `The page cannot have port ${wish.port}: ${reasonInWords(refusal)}. Choose another with --port.`
      : `No free port was found for the page: ${reasonInWords(refusal)}.`,
  );
}

function listenOn(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      server.off('error', reject);
      const address = server.address() as AddressInfo;
      resolve(`http://${HOST}:${address.port}`);
    });
  });
}

function reasonInWords(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return 'something else is using it';
  if (code === 'EACCES') return 'this user may not open it';
  return error instanceof Error ? error.message : String(error);
}
