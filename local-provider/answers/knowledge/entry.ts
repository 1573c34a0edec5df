/** Something that can be asked, and its answer. */
export interface KnowledgeEntry {
  readonly id: string;
  /** Ways to ask it: what is searched. */
  readonly questions: readonly string[];
  /** Other words that lead here, searched too but weighing less. */
  readonly keywords?: string;
  /** Where given, the question must have a word of each of these groups. */
  readonly needs?: readonly (readonly string[])[];
  /** In markdown; short, since it is also spoken. */
  readonly answer: string;
}
