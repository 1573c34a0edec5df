/** Shows the assistant's volume, 0 to 1, as `--volume` on an element, picture by picture. */
export class VolumeMeter {
  readonly #volume: () => number;
  readonly #target: () => HTMLElement | null;
  #frame = 0;

  constructor(volume: () => number, target: () => HTMLElement | null) {
    this.#volume = volume;
    this.#target = target;
  }

  /** Runs while there is something to hear. */
  run(wanted: boolean): void {
    if (wanted && !this.#frame) this.#draw();
    if (wanted || !this.#frame) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#target()?.style.removeProperty('--volume');
  }

  #draw(): void {
    this.#target()?.style.setProperty('--volume', this.#volume().toFixed(2));
    this.#frame = requestAnimationFrame(() => this.#draw());
  }
}
