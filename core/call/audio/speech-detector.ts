import {
  FULL_VOLUME_LEVEL,
  REMOTE_AUDIO_LEVEL_INTERVAL_MS,
  SPEAKING_THRESHOLD,
  SPEECH_END_DELAY_MS,
} from '../../constants.js';

/** Derives from the audio levels whether the assistant speaks, and how loud. */
export class SpeechDetector {
  readonly #onChange: (speaking: boolean) => void;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #volume = 0;

  constructor(onChange: (speaking: boolean) => void) {
    this.#onChange = onChange;
  }

  /** 0 to 1. */
  get volume(): number {
    return this.#volume;
  }

  get speaking(): boolean {
    return this.#silence !== undefined;
  }

  /** @param levels - of all remote participants, each 0 to 1 */
  hear(levels: readonly number[]): void {
    const level = levels.reduce((sum, each) => sum + each, 0);
    this.#volume = Math.min(1, level / FULL_VOLUME_LEVEL);
    if (level <= SPEAKING_THRESHOLD) return;
    if (this.#silence === undefined) this.#onChange(true);
    clearTimeout(this.#silence);
    const end = () => {
      this.#silence = undefined;
      this.#onChange(false);
    };
    // In two steps: after a stall, the page handles the levels that arrived meanwhile in between.
    const last = REMOTE_AUDIO_LEVEL_INTERVAL_MS;
    this.#silence = setTimeout(() => {
      this.#silence = setTimeout(end, last);
    }, SPEECH_END_DELAY_MS - last);
  }

  /** Clears everything; the callback is not called any more. */
  stop(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    this.#volume = 0;
  }
}
