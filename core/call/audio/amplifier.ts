/** Plays a stream louder than an audio element, whose volume ends at 1. */
export class Amplifier {
  readonly #context = new AudioContext();
  readonly #gain = this.#context.createGain();

  constructor(stream: MediaStream) {
    this.#context.createMediaStreamSource(stream).connect(this.#gain);
    this.#gain.connect(this.#context.destination);
  }

  /** 1 is the original volume, 2 twice that. */
  set volume(volume: number) {
    this.#gain.gain.value = volume;
  }

  /** Plays through another device, if the browser can. */
  async setSpeaker(deviceId: string): Promise<void> {
    const context = this.#context as AudioContext & { setSinkId?(id: string): Promise<void> };
    await context.setSinkId?.(deviceId);
  }

  close(): void {
    void this.#context.close();
  }
}
