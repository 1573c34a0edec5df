/** Measures the level of a microphone where the statistics of a connection lack it, as in Firefox. */
export class TrackMeter {
  readonly #context = new AudioContext();
  readonly #analyser = this.#context.createAnalyser();
  readonly #samples = new Float32Array(this.#analyser.fftSize);
  #track: MediaStreamTrack | undefined;
  #source: MediaStreamAudioSourceNode | undefined;

  /** Closes its audio context when the signal aborts. */
  constructor(signal: AbortSignal) {
    signal.addEventListener('abort', () => void this.#context.close());
  }

  /** The level of the latest samples, 0 to 1. */
  levelOf(track: MediaStreamTrack): number {
    if (track !== this.#track) {
      this.#source?.disconnect();
      this.#track = track;
      this.#source = this.#context.createMediaStreamSource(new MediaStream([track]));
      this.#source.connect(this.#analyser);
    }
    this.#analyser.getFloatTimeDomainData(this.#samples);
    return Math.max(...this.#samples.map(Math.abs));
  }
}
