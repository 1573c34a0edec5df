import { createRequire } from 'node:module';

import type OpusScript from 'opusscript';

import { FRAME_SAMPLES, type Pcm, SAMPLE_RATE } from '../../sound/format.js';

/** Bits in a second: clear speech, and what browsers send themselves. */
const BIT_RATE = 32_000;

/**
 * Parameters of the browser's encoder, for the answer: one voice, with the data that restores a lost
 * packet. The default of the WebRTC library is stereo music at 96 kbit/s.
 */
export const OPUS_PARAMETERS = `minptime=10;useinbandfec=1;stereo=0;sprop-stereo=0;maxaveragebitrate=${BIT_RATE}`;

/** Opus' `OPUS_RESET_STATE`: forgets all earlier sound. */
const RESET_STATE = 4028;

/** Opus' `OPUS_SET_DTX`: packets without sound have no content, but one in 400 ms. */
const SET_DTX = 4016;

/** A packet of so many bytes or fewer has no content: the other side makes the silence itself. */
const NO_CONTENT_BYTES = 2;

const require = createRequire(import.meta.url);

/** Codecs of calls that are over. */
const idle: OpusScript[] = [];

/** Opus for one call, both ways. */
export class OpusCodec {
  readonly #opus = idle.pop() ?? newOpusScript();
  #pausing = false;

  constructor() {
    this.#opus.encoderCTL(RESET_STATE, 0);
    this.#opus.decoderCTL(RESET_STATE, 0);
    this.#opus.setBitrate(BIT_RATE);
  }

  /**
   * The packet of 20 ms of sound; undefined in a pause of digital silence, which the other side
   * knows from the packet before. Quiet sound is no silence.
   */
  encode(frame: Pcm): Buffer | undefined {
    const bytes = Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength);
    this.#opus.encoderCTL(SET_DTX, frame.some(Boolean) ? 0 : 1);
    const packet = this.#opus.encode(bytes, FRAME_SAMPLES);
    const wasPausing = this.#pausing;
    this.#pausing = packet.length <= NO_CONTENT_BYTES;
    return wasPausing && this.#pausing ? undefined : packet;
  }

  /** The sound of a packet of any length; undefined for one that is not Opus. */
  decode(packet: Buffer): Pcm | undefined {
    try {
      const bytes = this.#opus.decode(packet);
      return new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2).slice();
    } catch {
      return undefined;
    }
  }

  /** Leaves the codec to another call; it must not be used after it. */
  close(): void {
    idle.push(this.#opus);
  }
}

/**
 * A codec with its own memory, for which the module is loaded once more. The codecs of one copy of
 * opusscript 0.1.1 share their memory, write at twice the address that they reserved, and free it
 * twice when they are deleted, so several of them corrupt each other. Each codec is isolated,
 * reused and never deleted.
 */
function newOpusScript(): OpusScript {
  delete require.cache[require.resolve('opusscript')];
  const Copy = require('opusscript') as typeof OpusScript;
  return new Copy(SAMPLE_RATE, 1, Copy.Application.VOIP);
}
