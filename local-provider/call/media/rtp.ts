import { randomBytes, randomInt } from 'node:crypto';

import { FRAME_SAMPLES } from '../../sound/format.js';

const HEADER_BYTES = 12;

export interface RtpPacket {
  payloadType: number;
  sequence: number;
  payload: Buffer;
}

/** Reads an RTP packet; undefined for RTCP and other packets. */
export function readRtp(bytes: Buffer): RtpPacket | undefined {
  if (bytes.length < HEADER_BYTES || bytes[0]! >> 6 !== 2) return undefined;
  const second = bytes[1]!;
  // RTCP shares the port: its packet types 192 to 223 are where RTP has marker and type.
  if (second >= 192 && second <= 223) return undefined;
  const extended = (bytes[0]! & 0x10) !== 0;
  const padded = (bytes[0]! & 0x20) !== 0;
  let start = HEADER_BYTES + (bytes[0]! & 0x0f) * 4;
  if (extended) {
    if (bytes.length < start + 4) return undefined;
    start += 4 + bytes.readUInt16BE(start + 2) * 4;
  }
  const end = bytes.length - (padded ? bytes[bytes.length - 1]! : 0);
  if (end < start) return undefined;
  return {
    payloadType: second & 0x7f,
    sequence: bytes.readUInt16BE(2),
    payload: bytes.subarray(start, end),
  };
}

/** Numbers the frames of one stream. */
export class RtpStream {
  readonly ssrc = randomBytes(4).readUInt32BE();
  readonly #payloadType: number;
  #sequence = randomInt(0x8000);
  #timestamp = randomBytes(4).readUInt32BE();
  /** The next frame follows one that was sent. */
  #continues = false;

  constructor(payloadType: number) {
    this.#payloadType = payloadType;
  }

  /** @param payload - the next 20 ms. */
  packet(payload: Buffer): Buffer {
    const header = Buffer.alloc(HEADER_BYTES);
    header[0] = 0x80;
    header[1] = this.#payloadType | (this.#continues ? 0 : 0x80);
    header.writeUInt16BE(this.#sequence, 2);
    header.writeUInt32BE(this.#timestamp, 4);
    header.writeUInt32BE(this.ssrc, 8);
    this.#sequence = (this.#sequence + 1) & 0xffff;
    this.skip(1);
    this.#continues = true;
    return Buffer.concat([header, payload]);
  }

  /** Skips frames of a pause, or for which there was no time, so that the rest is on time. */
  skip(frames: number): void {
    this.#continues = false;
    this.#timestamp = (this.#timestamp + frames * FRAME_SAMPLES) % 2 ** 32;
  }
}
