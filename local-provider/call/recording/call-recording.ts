import type { Faults } from '../../faults/faults.js';
import type { Pcm } from '../../sound/format.js';
import type { Recorder } from './recorder.js';
import type { StartRecording } from './recordings.js';

interface RecordingParts {
  readonly faults: Faults;
  readonly startRecording?: StartRecording;
  log(line: string): void;
}

/** Starts and stops the recording of one call for the page, and reports the outcome. */
export class CallRecording {
  readonly #callId: string;
  readonly #parts: RecordingParts;
  readonly #tell: (envelope: object) => void;
  /** Requests are processed one after the other. */
  #done: Promise<void> = Promise.resolve();
  #on = false;
  #kept: { readonly recorder: Recorder; readonly path: string } | undefined;

  constructor(callId: string, parts: RecordingParts, tell: (envelope: object) => void) {
    this.#callId = callId;
    this.#parts = parts;
    this.#tell = tell;
  }

  /** Settles when the recording runs, or is whole. */
  set(on: boolean): Promise<void> {
    this.#done = this.#done.then(() => (on ? this.#start() : this.#stop()));
    return this.#done;
  }

  hear(sound: Pcm): void {
    this.#kept?.recorder.hear(sound);
  }

  say(frame: Pcm): void {
    this.#kept?.recorder.say(frame);
  }

  skip(frames: number): void {
    this.#kept?.recorder.skip(frames);
  }

  async #start(): Promise<void> {
    if (this.#on) return;
    try {
      if (this.#parts.faults.has('recording-refused'))
        throw new Error('The recording was refused, as a fault asks.');
      this.#kept = await this.#parts.startRecording?.(this.#callId);
      this.#on = true;
      this.#tell({ t: 'recording', status: 'started' });
    } catch (error) {
      this.#fail(error);
    }
  }

  async #stop(): Promise<void> {
    if (!this.#on) return;
    const kept = this.#kept;
    this.#on = false;
    this.#kept = undefined;
    try {
      await kept?.recorder.close();
      if (kept) this.#parts.log(`call ${this.#callId} is recorded in ${kept.path}`);
      this.#tell({ t: 'recording', status: 'stopped' });
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    this.#parts.log(`call ${this.#callId} is not recorded: ${message}`);
    this.#tell({ t: 'recording', status: 'failed', error: message });
  }
}
