import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that can be asked. */
export interface Listening {
  /** Its origin, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Ends its connections as well, also those that are kept alive. */
  close(): Promise<void>;
}

/**
 * Has a server listen for this machine alone.
 *
 * @param port - Any that is free by default.
 * @throws Error when it cannot have the port.
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
