import { setImmediate, setTimeout } from 'node:timers/promises';

/** How to send the next answer. */
export interface AnswerPlan {
  readonly chunks: readonly string[];
  /** Between two chunks, in milliseconds; 0 is as fast as they come. */
  readonly pace: number;
}

/** An answer on its way, whatever wire it takes. */
export class Answer {
  readonly plan: AnswerPlan;
  #sent = 0;
  #waiting: { readonly count: number; readonly resolve: () => void }[] = [];

  constructor(plan: AnswerPlan) {
    this.plan = plan;
  }

  /** Resolves when a part of the answer, 0 to 1, was written. */
  reached(part: number): Promise<void> {
    const count = Math.round(part * this.plan.chunks.length);
    if (this.#sent >= count) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ count, resolve }));
  }

  /** Writes all chunks, each when its time has come; late ones are caught up with. */
  async give(write: (chunk: string) => unknown): Promise<void> {
    const { chunks, pace } = this.plan;
    const begun = performance.now();
    for (const [index, chunk] of chunks.entries()) {
      const due = begun + index * pace;
      if (pace && performance.now() < due) await setTimeout(due - performance.now());
      // Each chunk is a write of its own, as a model's tokens are.
      else await setImmediate();
      await write(chunk);
      this.#count();
    }
  }

  #count(): void {
    this.#sent++;
    this.#waiting = this.#waiting.filter(({ count, resolve }) => {
      if (this.#sent >= count) resolve();
      return this.#sent < count;
    });
  }
}
