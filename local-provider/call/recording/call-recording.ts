import type { Faults } from '../../faults/faults.js';
import type { Recording } from './recording.js';
import type { StartRecording } from './recordings.js';

interface RecordingSetup {
  readonly faults: Faults;
  readonly startRecording?: StartRecording;
  log(line: string): void;
}

/** Starts and stops the recording of one call for the page, and reports the outcome. */
export class CallRecording {
  readonly #callId: string;
  readonly #setup: RecordingSetup;
  readonly #emit: (envelope: object) => void;
  /** Requests are processed one after the other. */
  #done: Promise<void> = Promise.resolve();
  #on = false;
  #current: Recording | undefined;

  constructor(callId: string, setup: RecordingSetup, emit: (envelope: object) => void) {
    this.#callId = callId;
    this.#setup = setup;
    this.#emit = emit;
  }

  /** Settles when the recording runs, or is whole. */
  set(on: boolean): Promise<void> {
    this.#done = this.#done.then(() => (on ? this.#start() : this.#stop()));
    return this.#done;
  }

  /** The writer of the sound; undefined while nothing is stored. */
  get current(): Recording | undefined {
    return this.#current;
  }

  async #start(): Promise<void> {
    if (this.#on) return;
    try {
      if (this.#setup.faults.has('recording-refused'))
        throw new Error('The recording was refused, as a fault asks.');
      this.#current = await this.#setup.startRecording?.(this.#callId);
      this.#on = true;
      this.#emit({ t: 'recording', status: 'started' });
    } catch (error) {
      this.#fail(error);
    }
  }

  async #stop(): Promise<void> {
    if (!this.#on) return;
    const recording = this.#current;
    this.#on = false;
    this.#current = undefined;
    try {
      await recording?.close();
      if (recording) this.#setup.log(`call ${this.#callId} is recorded in ${recording.path}`);
      this.#emit({ t: 'recording', status: 'stopped' });
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    this.#setup.log(`call ${this.#callId} is not recorded: ${message}`);
    this.#emit({ t: 'recording', status: 'failed', error: message });
  }
}
