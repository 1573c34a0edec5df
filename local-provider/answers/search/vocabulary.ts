import { COMMON_WORDS } from '../knowledge/common-words.js';
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
  return words(text).map((word) => (isRight(word) ? word : spelt(word)));
}

/** Whether it is no slip: one of ours, a number, or another word of the language. */
function isRight(word: string): boolean {
  const one = singular(word);
  return known.has(one) || isNumber(word) || COMMON_WORDS.has(one) || COMMON_WORDS.has(word);
}

/** The words that carry the topic, each once. */
export function topicWords(text: string): string[] {
  return [...new Set(wordsSaid(text).filter(isTopic).map(singular))];
}

/** The topic words but for the numbers, which are of use only beside others. */
export function tellingWords(text: string): string[] {
  return topicWords(text).filter((word) => !isNumber(word));
}

/**
 * Whether one of these phrases is said. `#` in them stands for any number.
 *
 * @param phrases in words of ours, as they are said: plurals are other words
 */
export function saysOneOf(text: string, phrases: readonly string[]): boolean {
  const said = wordsSaid(text).map((word) => (isNumber(word) ? '#' : word));
  const line = ` ${said.join(' ')} `;
  return phrases.some((phrase) => line.includes(` ${phrase} `));
}

/** Whether something that we know is named. */
export function namesSubject(text: string): boolean {
  return topicWords(text).some((word) => subjects.has(word));
}
