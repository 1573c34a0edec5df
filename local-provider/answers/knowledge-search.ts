import MiniSearch, { type SearchResult } from 'minisearch';

import { type KnowledgeEntry, smallTalkEntries, topicEntries } from './knowledge.js';
import { isTopic, plain, singular, topicWords, words } from './knowledge/words.js';

/**
 * What part of a question's topic words an entry must know. At a half, "the price of bitcoin" would
 * be answered with our prices.
 */
const LEAST_COVERAGE = 0.55;

/** What leans on an earlier question. */
const LEANING =
  /^(and|or|but|then|also|what about|how about)\b|\b(it|they|them|that|those|this|these|one|ones)\b/;

/** With at most so many topic words a question may lean on an earlier one, if its grammar does. */
const SHORT = 3;

/** With at most so many it may lean on one in any case: "price?", "per year?". */
const BARE = 2;

/** How many questions back it may lean. */
const REACH = 3;

const entries = new Map(
  [...topicEntries, ...smallTalkEntries].map((entry) => [entry.id, entry] as const),
);
const exact = new Map(
  topicEntries.flatMap((entry) => entry.questions.map((text) => [plain(text), entry] as const)),
);

/** Small talk is meant only where all of its words are: "how are you", not "how are your prices". */
const smallTalk = new MiniSearch<KnowledgeEntry>({
  fields: ['questions'],
  tokenize: words,
  searchOptions: { combineWith: 'AND', fuzzy: fuzziness },
});
smallTalk.addAll(smallTalkEntries);

const topics = new MiniSearch<KnowledgeEntry>({
  fields: ['questions', 'keywords'],
  tokenize: words,
  processTerm: (word) => isTopic(word) && singular(word),
  searchOptions: {
    boost: { questions: 2 },
    fuzzy: fuzziness,
    prefix: (word) => word.length > 3,
  },
});
topics.addAll(topicEntries);

/**
 * The entry that answers the last of a visitor's questions, or undefined where none does.
 *
 * @param questions what the visitor said, oldest first
 */
export function findEntry(questions: readonly string[]): KnowledgeEntry | undefined {
  const question = questions.at(-1) ?? '';
  const earlier = questions
    .slice(-1 - REACH, -1)
    .filter((one) => topicWords(one).length > 0)
    .reverse();
  const leaning = LEANING.test(plain(question));
  return (
    (leaning ? findFollowUp(question, earlier, SHORT) : undefined) ??
    exact.get(plain(question)) ??
    findSmallTalk(question) ??
    findFollowUp(question, earlier, BARE) ??
    findTopic(question) ??
    findInClauses(question)
  );
}

/** The entries that have most to do with what was said, best first, whether or not they answer it. */
export function nearestEntries(questions: readonly string[], count: number): KnowledgeEntry[] {
  return topics
    .search(questions.join(' '))
    .slice(0, count)
    .flatMap(({ id }) => entries.get(id as string) ?? []);
}

function findSmallTalk(question: string): KnowledgeEntry | undefined {
  return entries.get(smallTalk.search(question)[0]?.id as string);
}

/** "And yearly?" after the price of a plan is the yearly price of that plan. */
function findFollowUp(
  question: string,
  earlier: readonly string[],
  longest: number,
): KnowledgeEntry | undefined {
  const own = topicWords(question);
  if (own.length > longest) return undefined;
  for (const context of earlier) {
    const found = findTopic(`${context} ${question}`, own);
    if (found) return found;
  }
  return undefined;
}

/** @param needed topic words that the entry must know, all of them */
function findTopic(question: string, needed: readonly string[] = []): KnowledgeEntry | undefined {
  const asked = topicWords(question);
  const coverage = ({ queryTerms }: SearchResult) => new Set(queryTerms).size / asked.length;
  const [best] = topics
    .search(question)
    .filter((result) => coverage(result) >= LEAST_COVERAGE)
    .filter(({ queryTerms }) => needed.every((word) => queryTerms.includes(word)))
    .filter(hasNeeded)
    .sort((one, other) => coverage(other) * other.score - coverage(one) * one.score);
  return entries.get(best?.id as string);
}

/** Misspelt words count: what is compared are the words of the entry that they stand for. */
function hasNeeded({ id, terms }: SearchResult): boolean {
  const needs = entries.get(id as string)?.needs ?? [];
  return needs.every((group) => group.some((word) => terms.includes(singular(word))));
}

/** People say who they are before they ask: "We build in Pune, what would tours cost?" */
function findInClauses(question: string): KnowledgeEntry | undefined {
  const clauses = question.split(/[,.;:?!–—]+\s/).reverse();
  if (clauses.length === 1) return undefined;
  for (const clause of clauses) {
    const found = findTopic(clause);
    if (found) return found;
  }
  return undefined;
}

/** A slip in five letters is forgiven, two in ten. */
function fuzziness(word: string): number | false {
  return word.length > 4 && 0.2;
}
