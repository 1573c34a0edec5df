import type { SoundOutput } from '../../ports.js';
import { Amplifier } from './amplifier.js';

/** The volume and the speaker of the assistant's voice. */
export class AudioOutput implements SoundOutput {
  #element: HTMLAudioElement;
  #amplifier: Amplifier | null = null;
  #volume = 1;
  #speaker = '';

  constructor(element: HTMLAudioElement) {
    this.#element = element;
  }

  /** Applies volume and speaker to the element that replaces the one before. */
  async take(element: HTMLAudioElement): Promise<void> {
    this.release();
    this.#element = element;
    // If the device is gone, the default one plays.
    if (this.#speaker) await this.setSpeaker(this.#speaker).catch(() => undefined);
    // A stream that cannot be amplified plays at its original volume.
    await this.setVolume(this.#volume).catch(() => this.setVolume(1));
  }

  async setVolume(volume: number): Promise<void> {
    const element = this.#element;
    const stream = element.srcObject;
    if (volume > 1 && !this.#amplifier && stream instanceof MediaStream) {
      this.#amplifier = new Amplifier(stream);
      // The amplifier may be closed meanwhile, and the device may be gone.
      if (this.#speaker) await this.#amplifier.setSpeaker(this.#speaker).catch(() => undefined);
    }
    this.#volume = volume;
    const loud = volume > 1 && this.#amplifier !== null;
    // The browser decodes the stream for its element only, which keeps playing, muted.
    element.muted = loud;
    element.volume = Math.min(1, volume);
    if (this.#amplifier) this.#amplifier.volume = loud ? volume : 0;
  }

  async setSpeaker(deviceId: string): Promise<void> {
    await this.#element.setSinkId(deviceId);
    await this.#amplifier?.setSpeaker(deviceId);
    this.#speaker = deviceId;
  }

  release(): void {
    this.#amplifier?.close();
    this.#amplifier = null;
  }
}
