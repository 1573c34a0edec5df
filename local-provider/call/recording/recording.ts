import { type FileHandle, open } from 'node:fs/promises';

import {
  FRAME_MS,
  FRAME_SAMPLES,
  joinPcm,
  type Pcm,
  SAMPLE_RATE,
  silence,
} from '../../sound/format.js';
import { wavHeader } from '../../sound/wav.js';

/** The header is renewed after so much sound: it is true up to there if the process dies. */
const HEADER_EVERY_BYTES = SAMPLE_RATE * 2 * Int16Array.BYTES_PER_ELEMENT;

/** More than this of the visitor's sound in waiting would let the two sides drift apart. */
const MOST_WAITING_SAMPLES = SAMPLE_RATE * 0.4;

/** The longest pause for time that the machine missed, such as an hour of standby. */
const LONGEST_PAUSE_FRAMES = 10_000 / FRAME_MS;

const header = (dataBytes: number) => wavHeader({ rate: SAMPLE_RATE, channels: 2, dataBytes });

/**
 * Both sides of a call as a stereo WAV file, for its owner only: the visitor left, the assistant
 * right.
 */
export class Recording {
  /** Rejects if the file cannot be created or exists. */
  static async create(path: string): Promise<Recording> {
    return new Recording(path, await open(path, 'wx', 0o600));
  }

  readonly #file: FileHandle;
  #waiting: Pcm = new Int16Array(0);
  #dataBytes = 0;
  /** The length in the file's header. */
  #headerBytes = 0;
  /** Settles when all sound so far is in the file. */
  #written: Promise<void>;

  private constructor(
    readonly path: string,
    file: FileHandle,
  ) {
    this.#file = file;
    this.#written = file.appendFile(header(0));
  }

  /** Takes the visitor's sound as it comes. */
  hear(sound: Pcm): void {
    this.#waiting = joinPcm([this.#waiting, sound]).slice(-MOST_WAITING_SAMPLES);
  }

  /** Takes the assistant's next 20 ms, to which the visitor's are added. */
  say(frame: Pcm): void {
    this.#write(this.#waiting.subarray(0, FRAME_SAMPLES), frame);
    this.#waiting = this.#waiting.subarray(FRAME_SAMPLES);
  }

  /** Notes skipped frames, up to ten seconds of them. */
  skip(frames: number): void {
    const pause = silence((Math.min(frames, LONGEST_PAUSE_FRAMES) * FRAME_MS) / 1000);
    this.#write(pause, pause);
  }

  /** Settles when the file is complete; rejects with the reason if it is not. */
  async close(): Promise<void> {
    try {
      await this.#written;
      await this.#writeHeader(this.#dataBytes);
    } finally {
      await this.#file.close();
    }
  }

  #write(left: Pcm, right: Pcm): void {
    const both = new Int16Array(right.length * 2);
    left.forEach((sample, index) => (both[index * 2] = sample));
    right.forEach((sample, index) => (both[index * 2 + 1] = sample));
    this.#dataBytes += both.byteLength;
    this.#written = this.#written.then(() => this.#file.appendFile(new Uint8Array(both.buffer)));
    const dataBytes = this.#dataBytes;
    if (dataBytes - this.#headerBytes >= HEADER_EVERY_BYTES) {
      this.#headerBytes = dataBytes;
      this.#written = this.#written.then(() => this.#writeHeader(dataBytes));
    }
    // Reported when the file is closed.
    this.#written.catch(() => undefined);
  }
  async #writeHeader(dataBytes: number): Promise<void> {
    await this.#file.write(header(dataBytes), 0, null, 0);
  }
}
