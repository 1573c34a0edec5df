import { standsFor, withPhrases } from './aliases.js';
import type { KnowledgeEntry } from './entry.js';
import { IDLE_WORDS } from './idle-words.js';

/** A number says how much of something, not of what. By one alone, "2+2", nothing is found. */
const NUMBER = /^\d[\d.]*$/;

/** The number that is a name: "360 tours". */
const ROUND = '360';

/** Lower case, without accents of case, apostrophes and punctuation; one space between words. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\b(what|who|where|when|how|that|it)['’]s\b/gu, '$1 is')
    .replace(/['’](s|re|m|ll|d|ve)\b/gu, '')
    .replace(/['’]/gu, '')
    .replace(/(\d),(?=\d)/gu, '$1')
    .replace(/(\d)\/(?=\d)/gu, '$1x')
    .replace(/(\d)(?!st|nd|rd|th)(\p{L}{2})/gu, '$1 $2')
    .replace(/\.(?!\d)|(?<!\d)\.|[^\p{L}\p{M}\p{N}.]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** Its words as we would write them. */
export function words(text: string): string[] {
  return withPhrases(plain(text)).split(' ').filter(Boolean).flatMap(standsFor);
}

/** The words by which an entry is found. */
export function wordsOf({ questions, keywords = '', subjects = '' }: KnowledgeEntry): string[] {
  return words([...questions, keywords, subjects].join(' '));
}

export function isTopic(word: string): boolean {
  return !IDLE_WORDS.has(word);
}

export function isNumber(word: string): boolean {
  return NUMBER.test(word) && word !== ROUND;
}

/** Good enough for English nouns, and the same on both sides of the search. */
export function singular(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return word.replace(/ies$/, 'y');
  return word.length > 3 ? word.replace(/([^s])s$/, '$1') : word;
}
