/** Measures a microphone, or a track that an element plays, whatever the element's volume. */
export class TrackMeter {
  readonly #context = new AudioContext();
  readonly #analyser = new AnalyserNode(this.#context, { fftSize: 4096 });
  readonly #samples = new Float32Array(this.#analyser.fftSize);

  constructor(readonly track: MediaStreamTrack) {
    this.#context.createMediaStreamSource(new MediaStream([track])).connect(this.#analyser);
  }

  /** 0 to 1, as root mean square. */
  get level(): number {
    this.#analyser.getFloatTimeDomainData(this.#samples);
    const energy = this.#samples.reduce((sum, each) => sum + each * each, 0);
    return Math.min(1, Math.sqrt(energy / this.#samples.length));
  }

  close(): void {
    void this.#context.close();
  }
}

/** Whether the page plays a track less loud than it came, or not at all. */
export function isTurnedDown({ id }: MediaStreamTrack): boolean {
  return [...document.querySelectorAll('audio')].some(
    ({ srcObject, paused, muted, volume }) =>
      (paused || muted || volume < 1) &&
      srcObject instanceof MediaStream &&
      srcObject.getTrackById(id),
  );
}
