import MiniSearch, { type SearchResult } from 'minisearch';

import type { KnowledgeEntry } from '../knowledge/entry.js';
import { siteEntries } from '../knowledge/site.js';
import { isTopic, singular, words } from '../knowledge/words.js';
import { allows, entryCalled, hasNeeded, introductionOf, isAbout } from './entries.js';
import { tellingWords } from './vocabulary.js';

/**
 * What part of a question's topic words an entry must know. At a half, "the price of bitcoin" would
 * be answered with our prices.
 */
const LEAST_COVERAGE = 0.55;

/** What part is enough where one of them is a subject of the entry, among others that it knows. */
const LEAST_WITH_SUBJECT = 0.33;

/** What part a subject must be where it is all that is known: "tours in Dubai". */
const LEAST_OF_SUBJECT = 0.5;

/** How much more than the rest of a question those of its words count that an entry must know. */
const NEEDED_BOOST = 3;

const index = new MiniSearch<KnowledgeEntry>({
  fields: ['questions', 'keywords'],
  extractField: ({ id, questions, keywords = '', subjects = '' }, field) => {
    if (field === 'id') return id;
    return field === 'questions' ? questions.join(' ') : `${keywords} ${subjects}`;
  },
  // Each word once: many ways to ask the same weigh no more than one.
  tokenize: (text) => [...new Set(words(text).filter(isTopic).map(singular))],
  processTerm: (word) => word,
  searchOptions: {
    boost: { questions: 2 },
    prefix: (word) => word.length > 3,
    // Twelve flats have nothing to do with twelve languages.
    tokenize: tellingWords,
  },
});
index.addAll(siteEntries);

/** An entry that a search found, and which of the words asked it knows. */
interface Found {
  readonly entry: KnowledgeEntry;
  readonly known: readonly string[];
  readonly weight: number;
}

/**
 * The entry that knows most of what a question says, if it knows enough of it.
 *
 * @param needed topic words that the entry must know, all of them
 */
export function topicOf(
  question: string,
  needed: readonly string[] = [],
): KnowledgeEntry | undefined {
  const asked = tellingWords(question);
  const [best] = index
    .search(question, { boostTerm: (word) => (needed.includes(word) ? NEEDED_BOOST : 1) })
    .flatMap((result) => foundIn(result, asked))
    .filter(({ entry }) => allows(entry, question))
    .filter(({ known }) => needed.every((word) => known.includes(word)))
    .sort((one, other) => other.weight - one.weight);
  const [only, ...others] = best?.known ?? [];
  const isAll = only === undefined || others.length > 0 || asked.length === 1;
  return isAll ? best?.entry : (introductionOf(only, question) ?? best?.entry);
}

/** The entries that have most to do with what was said, best first, whether or not they answer it. */
export function topicsNear(text: string, count: number): KnowledgeEntry[] {
  return index
    .search(text)
    .slice(0, count)
    .flatMap(({ id }) => entryCalled(id) ?? []);
}

function foundIn(
  { id, score, queryTerms, terms }: SearchResult,
  asked: readonly string[],
): Found | [] {
  const entry = entryCalled(id);
  const known = asked.filter((word) => queryTerms.includes(word));
  if (!entry || !hasNeeded(entry, terms) || !isEnough(entry, known, asked)) return [];
  return { entry, known, weight: known.length * score };
}

function isEnough(
  entry: KnowledgeEntry,
  known: readonly string[],
  asked: readonly string[],
): boolean {
  const coverage = known.length / asked.length;
  if (known.length === 0 || coverage >= LEAST_COVERAGE) return known.length > 0;
  const least = known.length > 1 ? LEAST_WITH_SUBJECT : LEAST_OF_SUBJECT;
  return coverage >= least && isAbout(entry, known);
}
