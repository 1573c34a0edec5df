import { type AnswerEngine, visitorMessages } from './answer-engine.js';
import { INDIAN_UNKNOWN, wordsOf } from './knowledge/indian-words.js';
import { KnowledgeIndex, type Passage } from './knowledge/knowledge-index.js';
import { sectionsOf } from './knowledge/page-sections.js';
import { readPages } from './knowledge/pages.js';
import { courtesy, pointsBack, questionsIn } from './knowledge/questions.js';
import { quote } from './knowledge/quote.js';
import type { Section } from './knowledge/section.js';

const UNKNOWN = 'I don’t know: the pages that I answer from do not say it. They include:';

/** Whether an answer begins as one that says that there is none. */
export function isUnknown(delta: string): boolean {
  return [UNKNOWN, ...INDIAN_UNKNOWN].some((unknown) => delta.startsWith(unknown));
}

/** The maximum number of pages to name without an answer. */
const NAMED_PAGES = 6;

/** Answers that quote pages, without a model and without a network. */
export interface KnowledgeAnswers extends AnswerEngine {
  readonly index: KnowledgeIndex;
}

/**
 * Reads the pages at `path` and answers from them.
 *
 * @throws KnowledgeError for a path that cannot be read or has no pages
 */
export async function knowledgeAnswers(path: string): Promise<KnowledgeAnswers> {
  const pages = await readPages(path);
  // The home page first.
  pages.sort((one, other) => one.url.length - other.url.length);
  const sections = pages.map(sectionsOf);
  const index = new KnowledgeIndex(sections.flat());
  const firsts = sections.map(([first]) => first!);

  return {
    description: `quotes from ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`,
    index,
    async *answer(conversation, signal) {
      if (signal.aborted) return;
      const messages = visitorMessages(conversation);
      const message = messages.at(-1) ?? '';
      const found = index.isGeneral(message)
        ? [{ section: firsts[0]!, terms: [] }]
        : find(index, message, messages.at(-2));
      yield courtesy(message) ?? (found.map(quote).join('\n\n') || doNotKnow(message, firsts));
    },
  };
}

/** A passage for each question in the message; each is understood from the one before it. */
function find(index: KnowledgeIndex, message: string, previous = ''): Passage[] {
  const found: Passage[] = [];
  let context = previous;
  for (const question of questionsIn(message)) {
    const passage =
      (pointsBack(question) ? undefined : index.find(question)) ?? index.find(question, context);
    if (passage && !found.some(({ section }) => section === passage.section)) found.push(passage);
    context = [question, passage?.section.heading, passage?.section.pageTitle].join(' ');
  }
  return found;
}

function doNotKnow(message: string, pages: readonly Section[]): string {
  const named = pages
    .slice(0, NAMED_PAGES)
    .map(({ pageTitle: title, url }) => `- [${title}](${url})`);
  return [wordsOf(message)?.unknown ?? UNKNOWN, '', ...named].join('\n');
}
