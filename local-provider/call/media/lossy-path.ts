import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

/** The line of a candidate up to its address, the address, and its port. */
const CANDIDATE = /^(a=candidate:\S+ 1 UDP \d+) (\S+) (\d+)/i;

/** A path of packets between a page and a connection of this process, on which they can be lost. */
export class LossyPath {
  readonly #outside: Socket;
  /** A socket for each address of the page, which the connection takes for that. */
  readonly #inside = new Map<string, Socket>();
  #port = 0;
  /** Whether nothing gets through, either way. */
  cut = false;

  private constructor(outside: Socket) {
    this.#outside = outside;
    outside.on('message', (packet, { address, port }) => {
      if (!this.cut) this.#towards(address, port).send(packet, this.#port, '127.0.0.1');
    });
  }

  static async open(): Promise<LossyPath> {
    const outside = createSocket('udp4');
    outside.bind(0);
    await once(outside, 'listening');
    return new LossyPath(outside);
  }

  /** An offer without the addresses of the page: the connection is to answer where packets come from. */
  static offer(sdp: string): string {
    return sdp.replace(/^a=(candidate|end-of-candidates).*\r?\n/gm, '');
  }

  /** An answer with the addresses of this path instead of those of the connection. */
  answer(sdp: string): string {
    const lines = sdp.split('\r\n').flatMap((line) => {
      const [, before, address = '', port] = CANDIDATE.exec(line) ?? [];
      if (!before) return [line];
      this.#port = Number(port);
      return address.includes(':')
        ? []
        : [`${before} ${address} ${this.#outside.address().port} typ host`];
    });
    return lines.join('\r\n');
  }

  close(): void {
    this.#outside.close();
    for (const socket of this.#inside.values()) socket.close();
  }

  #towards(address: string, port: number): Socket {
    const page = `${address}:${port}`;
    const known = this.#inside.get(page);
    if (known) return known;
    const socket = createSocket('udp4');
    socket.on('message', (packet) => {
      if (!this.cut) this.#outside.send(packet, port, address);
    });
    this.#inside.set(page, socket);
    return socket;
  }
}
