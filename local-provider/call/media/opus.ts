import OpusScript from 'opusscript';

import { FRAME_SAMPLES, type Pcm, SAMPLE_RATE } from '../../sound/format.js';

/** Bits in a second: clear speech, and what browsers send themselves. */
const BIT_RATE = 32_000;

/** Opus for one call, both ways. */
export class OpusCodec {
  readonly #opus = new OpusScript(SAMPLE_RATE, 1, OpusScript.Application.VOIP);

  constructor() {
    this.#opus.setBitrate(BIT_RATE);
  }

  /** @param frame - 20 ms of sound. */
  encode(frame: Pcm): Buffer {
    const bytes = Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength);
    return this.#opus.encode(bytes, FRAME_SAMPLES);
  }

  /** The sound of a packet, of whatever length; undefined for one that is no Opus. */
  decode(packet: Buffer): Pcm | undefined {
    try {
      const bytes = this.#opus.decode(packet);
      return new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2).slice();
    } catch {
      return undefined;
    }
  }

  /** Frees the memory; the codec cannot be used after it. */
  close(): void {
    this.#opus.delete();
  }
}
