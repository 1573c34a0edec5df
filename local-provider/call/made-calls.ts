/** The maximum number of requests that are recognised. The oldest one is forgotten. */
const MOST_KNOWN = 1000;

/** The answers to requests for a call that have an `Idempotency-Key`, in memory alone. */
export class MadeCalls {
  readonly #answers = new Map<string, Promise<object>>();

  /**
   * The answer to a request, which is made once: a repeated request gets the answer to the first one,
   * unless that was refused.
   *
   * @param name see `requestName`
   */
  answer(name: string | undefined, make: () => Promise<object>): Promise<object> {
    if (name === undefined) return make();
    const known = this.#answers.get(name);
    if (known) return known;
    const made = make();
    this.#answers.set(name, made);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > MOST_KNOWN && oldest !== undefined) this.#answers.delete(oldest);
    made.catch(() => this.#answers.delete(name));
    return made;
  }
}
