import { GROUPS, offers } from './offers.js';
import { TOPICS } from './topics.js';

/** The shortest word that may be a slip. */
const SHORTEST = 4;

/** The words, or beginnings of words, by which the agent understands a message. */
const VOCABULARY = wordsIn([
  ...offers.map(({ name }) => name),
  ...[...GROUPS.map(([, pattern]) => pattern), ...TOPICS].map(({ source }) => source),
]);

/**
 * Collects the words of names and patterns, with the letters that a pattern leaves open and without. Short words are
 * close to too many others; only "demo" is taken, for which no longer word stands.
 */
function wordsIn(sources: readonly string[]): string[] {
  const text = sources.join(' ').toLowerCase().replaceAll(/\\\w/g, ' ');
  const longer = new RegExp(`[a-z]{${SHORTEST + 1},}|demo`, 'g');
  return [...new Set(`${text} ${text.replaceAll(/[a-z]\?/g, '')}`.match(longer))];
}

/** Undoes slips of the keyboard in words that the agent does not know: one in each, and none in names. */
export function spelled(text: string): string {
  return text.replaceAll(
    /(?<![\p{L}\p{N}@.])(?:(?<!.)\p{Lu})?\p{Ll}+(?![\p{L}\p{N}@])/gsu,
    (written) => {
      const word = written.toLowerCase();
      const isKnown = VOCABULARY.some((known) => word.startsWith(known) || known === `${word}s`);
      if (isKnown || word.length < SHORTEST) return written;
      return VOCABULARY.find((meant) => isSlip(word, meant)) ?? written;
    },
  );
}

/** Letters that are taken for each other. */
const ALIKE = /^(?:[aeiouy]{2}|[ckqsz]{2}|[gj]{2}|[vw]{2})$/;

/** Whether one letter but the first is one like it, is missing or is too many, or two have changed places. */
function isSlip(written: string, meant: string): boolean {
  const at = [...meant].findIndex((letter, index) => letter !== written[index]);
  const [one, other] = [written.slice(at), meant.slice(at)];
  const isSwap = one.startsWith(`${other[1]}${other[0]}`) && one.slice(2) === other.slice(2);
  const [less, more] = [one.slice(1), other.slice(1)];
  const isAlike = less === more && ALIKE.test(`${one[0]}${other[0]}`);
  return at > 0 && (isAlike || one === more || less === other || isSwap);
}
