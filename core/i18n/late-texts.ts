import { warnOnce } from '../reports/warn-once.js';
import type { LateTexts } from './en.js';
import { replaceTexts, type Tree } from './replace-texts.js';

/** The texts of a part that loads on demand, with the page's replacements from `options.texts`. */
export function partTexts<Own extends Tree>(
  group: keyof LateTexts,
  own: Own,
  given: LateTexts,
): Own {
  const { texts, warnings } = replaceTexts(own, given[group] ?? {}, `texts.${group}.`);
  warnOnce(warnings);
  return texts;
}
