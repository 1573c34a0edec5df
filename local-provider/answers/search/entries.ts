import type { KnowledgeEntry } from '../knowledge/entry.js';
import { siteEntries } from '../knowledge/site.js';
import { smallTalkEntries } from '../knowledge/small-talk.js';
import { singular, words } from '../knowledge/words.js';
import { saysOneOf } from './vocabulary.js';

const entries = new Map<unknown, KnowledgeEntry>(
  [...siteEntries, ...smallTalkEntries].map((entry) => [entry.id, entry]),
);

export function entryCalled(id: unknown): KnowledgeEntry | undefined {
  return entries.get(id);
}

/**
 * The first of the entries that a word is a subject of: the one that introduces it.
 *
 * @param question in which the word is said
 */
export function introductionOf(word: string, question: string): KnowledgeEntry | undefined {
  return siteEntries.find((entry) => isAbout(entry, [word]) && allows(entry, question));
}

/** Whether the phrases of a question let it be about the entry. */
export function allows({ says, unless = [] }: KnowledgeEntry, question: string): boolean {
  return (!says || saysOneOf(question, says)) && !saysOneOf(question, unless);
}

/** Whether one of these words names what the entry is about. */
export function isAbout({ subjects = '' }: KnowledgeEntry, asked: readonly string[]): boolean {
  return words(subjects).some((subject) => asked.includes(singular(subject)));
}

/** @param known words of the entry, which those of the question stand for */
export function hasNeeded({ needs = [] }: KnowledgeEntry, known: readonly string[]): boolean {
  return needs.every((group) => group.some((word) => known.includes(singular(word))));
}
