/** By what a figure of the visitor is reckoned with, in rupees. */
export type Reckoned =
  /** What is saved of a monthly cost, where this much is paid instead. */
  | { readonly kind: 'saving'; readonly instead: number }
  /** What several projects cost, by each of these plans. */
  | { readonly kind: 'projects'; readonly plans: readonly { name: string; price: number }[] };

/** A plan as one may name it without its name: by its price, or by what it is made of. */
export interface PricedPlan {
  /** Plans of one family are taken one instead of the other. */
  readonly family: string;
  /** In rupees. */
  readonly price: number;
  /** Of a bundle: the ids of the plans that it puts together. */
  readonly parts?: readonly string[];
}

/** Something that can be asked, and its answer. */
export interface KnowledgeEntry {
  readonly id: string;
  /** Ways to ask it: what is searched. */
  readonly questions: readonly string[];
  /** Other words that lead here, searched too but weighing less. */
  readonly keywords?: string;
  /**
   * Words that name the very thing. A question that has one of them is about it even where half of
   * what it says is unknown, and is no mere addition to an earlier question.
   */
  readonly subjects?: string;
  /** Where given, the question must have a word of each of these groups. */
  readonly needs?: readonly (readonly string[])[];
  /** Where given, the question must say one of these phrases. `#` in them is any number. */
  readonly says?: readonly string[];
  /** Phrases that make it a question of something else, whatever else of it is known here. */
  readonly unless?: readonly string[];
  /** Of what the entry tells, where that is a plan with a price. */
  readonly plan?: PricedPlan;
  /** Ids of the entries that the answer lists, in its order: one may choose "the second one". */
  readonly choices?: readonly string[];
  /** Ids of what there is to tell next, to those who ask for more. The choices, where not given. */
  readonly more?: readonly string[];
  /** What is reckoned for those who name a figure of their own, and told instead of the answer. */
  readonly reckoned?: Reckoned;
  /** In markdown; short, since it is also spoken. */
  readonly answer: string;
}
