/** Lets clicks through only if they mean what the button showed when it was pressed. */
export class Presses {
  /** When the buttons last changed what they do. */
  #changedAt = 0;
  #pressedAt = Infinity;

  /** To be called when the buttons have changed what they do. */
  changed(): void {
    this.#changedAt = performance.now();
  }

  /** Listens to `pointerdown`: a button may change between the press and its click. */
  readonly press = ({ timeStamp }: Event): void => {
    this.#pressedAt = timeStamp;
  };

  /**
   * Ignores the second click of a double click, which would undo the first, and clicks that began
   * before a busy page could show what the button now does.
   */
  once(act: () => void) {
    return ({ detail, timeStamp }: MouseEvent): void => {
      const began = Math.min(this.#pressedAt, timeStamp);
      this.#pressedAt = Infinity;
      if (detail < 2 && began >= this.#changedAt) act();
    };
  }
}
