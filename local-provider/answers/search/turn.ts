import type { KnowledgeEntry } from '../knowledge/entry.js';

/** What was told, and why. */
export interface Turn {
  /** The question that it answers by itself, whatever it leant on. */
  readonly question: string;
  readonly entry: KnowledgeEntry;
  /** Where it was only more of something: of what. */
  readonly moreOf?: KnowledgeEntry | undefined;
}
