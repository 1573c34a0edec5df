import { singular } from '../knowledge/words.js';

/** What may be left out of a phrase without changing it. */
const FILLERS = new Set(
  (
    'a an the please kindly so well um uh oh really exactly actually just now then ' +
    'guys people sir madam mam maam bro dear friend ji team'
  ).split(' '),
);

/**
 * The same for two phrases that differ in fillers, plurals and repeated letters only: "Hii there
 * please" and "hi there".
 */
export function phraseKey(spoken: readonly string[]): string {
  const kept = spoken.filter((word) => !FILLERS.has(word));
  return (kept.length > 0 ? kept : spoken)
    .map((word) => singular(word).replace(/(\p{L})\1+/gu, '$1'))
    .join(' ');
}
