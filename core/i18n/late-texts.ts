import { warnOnce } from '../reports/warn-once.js';
import type { LateTexts } from './en.js';
import { replaceTexts, type Tree } from './replace-texts.js';

/** The words of a part that is loaded when wanted, with those of the page in their place. */
export class PartTexts<Own extends Tree> {
  readonly #group: keyof LateTexts;
  readonly #own: Own;
  #given: LateTexts[keyof LateTexts];
  #texts: Own;

  constructor(group: keyof LateTexts, own: Own) {
    this.#group = group;
    this.#own = own;
    this.#texts = own;
  }

  /** To be asked each time, since a page may replace its words at any time. */
  of(late: LateTexts): Own {
    const given = late[this.#group];
    if (given === this.#given) return this.#texts;
    this.#given = given;
    const { texts, warnings } = replaceTexts(this.#own, given ?? {}, `texts.${this.#group}.`);
    warnOnce(warnings);
    return (this.#texts = texts);
  }
}
