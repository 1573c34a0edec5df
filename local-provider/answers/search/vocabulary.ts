import { IDLE_WORDS } from '../knowledge/idle-words.js';
import { siteEntries } from '../knowledge/site.js';
import { smallTalkEntries } from '../knowledge/small-talk.js';
import { speller } from '../knowledge/spelling.js';
import { isNumber, isTopic, singular, words, wordsOf } from '../knowledge/words.js';

const known = new Set([
  ...IDLE_WORDS,
  ...[...siteEntries, ...smallTalkEntries]
    .flatMap(wordsOf)
    .flatMap((word) => [word, singular(word)]),
]);
const spelt = speller(known);

const subjects = new Set(siteEntries.flatMap((entry) => words(entry.subjects ?? '')).map(singular));

/** The words of what a visitor said, their slips set right. */
export function wordsSaid(text: string): string[] {
  return words(text).map((word) =>
    known.has(singular(word)) || isNumber(word) ? word : spelt(word),
  );
}

/** The words that carry the topic, each once. */
export function topicWords(text: string): string[] {
  return [...new Set(wordsSaid(text).filter(isTopic).map(singular))];
}

/** The topic words but for the numbers, which are of use only beside others. */
export function tellingWords(text: string): string[] {
  return topicWords(text).filter((word) => !isNumber(word));
}

/** Whether something that we know is named. */
export function namesSubject(text: string): boolean {
  return topicWords(text).some((word) => subjects.has(word));
}
