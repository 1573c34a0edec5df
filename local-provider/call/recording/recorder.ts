import {
  FRAME_MS,
  FRAME_SAMPLES,
  joinPcm,
  type Pcm,
  SAMPLE_RATE,
  silence,
} from '../../sound/format.js';
import type { StereoFile } from './stereo-file.js';

/** More than this of the visitor's sound in waiting would let the two sides drift apart. */
const MOST_WAITING_SAMPLES = SAMPLE_RATE * 0.4;

/** Who slept with the machine in the middle of a call is not to be heard sleeping for hours. */
const LONGEST_PAUSE_FRAMES = 10_000 / FRAME_MS;

/** Records both sides of a call: the visitor left, the assistant right. */
export class Recorder {
  readonly #file: StereoFile;
  #waiting: Pcm = new Int16Array(0);

  constructor(file: StereoFile) {
    this.#file = file;
  }

  /** Takes the visitor's sound as it comes. */
  hear(sound: Pcm): void {
    const all = joinPcm([this.#waiting, sound]);
    this.#waiting = all.subarray(Math.max(0, all.length - MOST_WAITING_SAMPLES));
  }

  /** Takes the assistant's next 20 ms, which are mixed with the visitor's. */
  say(frame: Pcm): void {
    const left = new Int16Array(FRAME_SAMPLES);
    left.set(this.#waiting.subarray(0, FRAME_SAMPLES));
    this.#waiting = this.#waiting.subarray(FRAME_SAMPLES);
    this.#file.write(left, frame);
  }

  /** Notes skipped frames, up to ten seconds of them. */
  skip(frames: number): void {
    const missing = Math.min(frames, LONGEST_PAUSE_FRAMES);
    const pause = silence((missing * FRAME_SAMPLES) / SAMPLE_RATE);
    this.#file.write(pause, pause);
  }

  /** Settles when the recording is complete; rejects with the reason if it is not. */
  close(): Promise<void> {
    return this.#file.close();
  }
}
