import MiniSearch from 'minisearch';

import { type Language, languageOf } from '../../language/languages.js';
import { blocksWithin, type Block, type Section } from './section.js';
import { indexable, isKind, isNumber, termOf, termsOf, words } from './terms.js';

/** A section that answers a question, and the terms by which it does. */
export interface Passage {
  readonly section: Section;
  readonly terms: readonly string[];
}

/** The least share of a question that a passage must cover to be an answer to it. */
const THRESHOLD = 0.5;

/** How much a section in another language than the question counts. */
const FOREIGN_WEIGHT = 0.5;

/** How much the terms of an earlier question count. */
const CONTEXT_WEIGHT = 0.5;

/** The longest text of sections that are found, and quoted, together with the one that they are in. */
const GROUP_LENGTH = 2_500;

const FIELDS = ['heading', 'labels', 'trail', 'text', 'within'] as const;

/** Finds the sections that are nearest to a question. */
export class KnowledgeIndex {
  readonly #sections: readonly Section[];
  readonly #languages: readonly (Language | undefined)[];
  readonly #search: MiniSearch;

  constructor(sections: readonly Section[]) {
    this.#sections = sections.filter(hasContent);
    this.#languages = this.#sections.map((section) => languageOf(textWith(section)));
    this.#search = new MiniSearch({
      fields: [...FIELDS],
      tokenize: words,
      processTerm: termOf,
      searchOptions: {
        boost: { heading: 3, labels: 3, trail: 1.5, text: 1, within: 0.7 },
        // The terms of a question are terms already.
        tokenize: (query) => query.split(' '),
        processTerm: (term) => term,
        fuzzy: (term) => (isExact(term) || term.length < 5 ? false : 0.2),
        prefix: (term) => !isExact(term) && term.length > 3,
      },
    });
    this.#search.addAll(this.#sections.map((section, id) => this.#document(section, id)));
  }

  /**
   * The best passage, or undefined if none covers enough of the question.
   *
   * @param context an earlier question, for one that is not understood by itself
   */
  find(question: string, context = ''): Passage | undefined {
    const ranked = this.#rank(
      termsOf(question),
      termsOf(context).filter((term) => !isKind(term)),
      languageOf(question),
    );
    return ranked.find(({ coverage }) => coverage >= THRESHOLD);
  }

  /** Whether a question has no term to search for: "What do you do?". */
  isGeneral(question: string): boolean {
    return words(question).length > 0 && termsOf(question).length === 0;
  }

  /** The passages nearest to these questions, at any distance. The last question counts most. */
  nearest(questions: readonly string[], count: number): Section[] {
    const last = termsOf(questions.at(-1) ?? '');
    const before = termsOf(questions.slice(0, -1).join(' '));
    const found = this.#rank(last, before, languageOf(questions.at(-1) ?? ''));
    return found.slice(0, count).map(({ section }) => section);
  }

  #rank(
    asked: readonly string[],
    context: readonly string[],
    language: Language | undefined,
  ): (Passage & { coverage: number })[] {
    const terms = [...new Set([...asked, ...context])];
    const share = (term: string) => (asked.includes(term) ? 1 : CONTEXT_WEIGHT);
    const weights = new Map(terms.map((term) => [term, share(term) * this.#rarity(term)]));
    const whole = sum(weights.values());
    if (whole === 0) return [];
    return this.#search
      .search(terms.join(' '), { boostTerm: share })
      .map(({ id, score, queryTerms, terms: found }) => {
        const coverage =
          sum([...new Set(queryTerms)].map((term) => weights.get(term) ?? 0)) / whole;
        const section = this.#sections[id as number]!;
        const weight = this.#languages[id as number] === language ? 1 : FOREIGN_WEIGHT;
        return {
          section,
          terms: [...queryTerms, ...found],
          coverage,
          score: score * coverage ** 2 * weight,
        };
      })
      .sort((one, other) => other.score - one.score);
  }

  /** Weights a rare term above a frequent one, and an unknown one, or the kind of answer, most. */
  #rarity(term: string): number {
    const found = isKind(term) ? [] : this.#search.search(term, { fuzzy: false, prefix: false });
    return Math.log(1 + this.#sections.length / (0.5 + found.length));
  }

  #document(section: Section, id: number): Record<string, unknown> {
    const trail = section.level === 0 ? [] : [section.pageTitle, ...ancestors(section)];
    return {
      id,
      heading: indexable(section.heading),
      labels: indexable(
        [section, ...group(section)].flatMap(({ blocks }) => blocks.map(labelOf)).join(' '),
      ),
      trail: indexable(trail.join(' ')),
      text: indexable(textOf(section.blocks)),
      within: indexable(group(section).map(textWith).join(' ')),
    };
  }
}

/** The sections that are quoted together with the one that they are in, since they are short. */
export function group({ level, children }: Section): readonly Section[] {
  if (level < 2) return [];
  return children.map(textWith).join(' ').length <= GROUP_LENGTH ? children : [];
}

/** Whether a term stands for nothing but itself. */
function isExact(term: string): boolean {
  return isKind(term) || isNumber(term);
}

/** Whether there is anything to quote. */
function hasContent(section: Section): boolean {
  return [section, ...group(section)].some((each) => each.blocks.length > 0);
}

/** The text before a colon, as in `Opening hours: 9 to 5`, or in the first cell of a row. */
function labelOf({ markdown }: Block): string {
  return /^\|? ?([^:|.]{2,40}?)(?::| \|)/.exec(markdown)?.[1] ?? '';
}

/** The headings that the section is under, the nearest first. */
function ancestors({ parent }: Section): string[] {
  return parent ? [parent.heading, ...ancestors(parent)] : [];
}

function textWith(section: Section): string {
  return `${section.heading} ${textOf(blocksWithin(section))}`;
}

function textOf(blocks: readonly Block[]): string {
  return blocks.map(({ markdown }) => markdown).join(' ');
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, number) => total + number, 0);
}
