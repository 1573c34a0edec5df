import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A running server. */
export interface Listening {
  /** The origin, without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** Closes the server and all its connections. */
  close(): Promise<void>;
}

/**
 * Starts a server on the loopback interface.
 *
 * @param port - Default: any free port.
 * @throws Error if the port is not available.
 */
export async function listen(server: Server, port = 0): Promise<Listening> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const taken = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${taken}`,
    port: taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
