import type { SoundOutput } from '../../ports.js';
import { Amplifier } from './amplifier.js';

/** How much the volume of an element may differ from what was set. */
const ROUNDING = 0.01;

/** The volume and the speaker of the assistant's voice. */
export class AudioOutput implements SoundOutput {
  #element: HTMLAudioElement;
  #amplifier: Amplifier | null = null;
  /** The source that plays in place of an element that may not. */
  #instead: AudioContext | undefined;
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

  /** Plays through a context, from now on. */
  async playThrough(context: AudioContext): Promise<void> {
    if (this.#instead === context) return;
    this.release();
    this.#instead = context;
    await this.setVolume(this.#volume);
  }

  async setVolume(volume: number): Promise<void> {
    const element = this.#element;
    const stream = element.srcObject;
    const played = Math.min(1, volume);
    element.volume = played;
    // On iOS the volume of an element always reads 1, and cannot be set: "Volume Control in JavaScript"
    // in Apple's Safari HTML5 Audio and Video Guide.
    const fixed = Math.abs(element.volume - played) > ROUNDING;
    const amplified = volume > 1 || fixed || this.#instead !== undefined;
    if (amplified && !this.#amplifier && stream instanceof MediaStream) {
      this.#amplifier = new Amplifier(stream, this.#instead);
      // The amplifier may be closed meanwhile, and the device may be gone.
      if (this.#speaker) await this.#amplifier.setSpeaker(this.#speaker).catch(() => undefined);
    }
    this.#volume = volume;
    const loud = amplified && this.#amplifier !== null;
    // The browser decodes the stream for its element only, which keeps playing, muted.
    element.muted = loud;
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
