import type { SoundOutput } from '../../ports.js';
import { Amplifier } from './amplifier.js';

/** How loud the assistant is played, and through what. */
export class AudioOutput implements SoundOutput {
  #element: HTMLAudioElement;
  #amplifier: Amplifier | null = null;
  #volume = 1;
  #speaker = '';

  constructor(element: HTMLAudioElement) {
    this.#element = element;
  }

  /** Goes on with another element, which plays in the place of the one before. */
  async take(element: HTMLAudioElement): Promise<void> {
    this.release();
    this.#element = element;
    // A device that is gone by now leaves the sound to the standard one.
    if (this.#speaker) await this.setSpeaker(this.#speaker).catch(() => undefined);
    // What cannot be amplified is heard as it came.
    await this.setVolume(this.#volume).catch(() => this.setVolume(1));
  }

  async setVolume(volume: number): Promise<void> {
    const element = this.#element;
    const stream = element.srcObject;
    if (volume > 1 && !this.#amplifier && stream instanceof MediaStream) {
      this.#amplifier = new Amplifier(stream);
      // It may be closed meanwhile, or not know a device that is gone by now.
      if (this.#speaker) await this.#amplifier.setSpeaker(this.#speaker).catch(() => undefined);
    }
    this.#volume = volume;
    const loud = volume > 1 && this.#amplifier !== null;
    // The browser decodes the stream for its element alone, so that one goes on, unheard.
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
