/** Plays a stream louder than an audio element, whose volume ends at 1. */
export class Amplifier {
  readonly #context: AudioContext;
  readonly #gain: GainNode;
  readonly #owned: boolean;

  /** Plays through a context that is running, or one of its own. */
  constructor(stream: MediaStream, context?: AudioContext) {
    this.#owned = !context;
    this.#context = context ?? new AudioContext();
    this.#gain = this.#context.createGain();
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
    this.#gain.disconnect();
    if (this.#owned) void this.#context.close();
  }
}
