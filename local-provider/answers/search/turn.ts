import type { KnowledgeEntry } from '../knowledge/entry.js';

/** What was told, and why. */
export interface Turn {
  /** The question that it answers by itself, whatever it leant on. */
  readonly question: string;
  readonly entry: KnowledgeEntry;
  /** Where it was only more of something: of what. */
  readonly moreOf?: KnowledgeEntry | undefined;
  /** Where two things were told at once: which. */
  readonly both?: readonly KnowledgeEntry[] | undefined;
}

/** What answers two questions at once: both are told, and what comes next leans on the second. */
export function bothTold(first: Turn, second: Turn): Turn {
  const both = [first.entry, second.entry];
  return {
    question: second.question,
    both,
    entry: {
      id: both.map(({ id }) => id).join(' and '),
      questions: both.flatMap(({ questions }) => questions.slice(0, 1)),
      more: both.flatMap(({ more, choices = [] }) => more ?? choices),
      answer: both.map(({ answer }) => answer).join('\n\n'),
    },
  };
}
