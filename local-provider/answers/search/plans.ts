import { SCALES } from '../figures/scales.js';
import type { KnowledgeEntry } from '../knowledge/entry.js';
import { siteEntries } from '../knowledge/site.js';
import { singular } from '../knowledge/words.js';
import { topicAskedAs } from './asked-as.js';
import { topicOf } from './topics.js';
import type { Turn } from './turn.js';
import { wordsSaid } from './vocabulary.js';

const FIGURE = /^(\d+(?:\.\d+)?)(k?)$/;

/** What is named by its price: "the 30,000 plan". */
const PRICED = new Set(
  'plan package bundle subscription option one tour agent ai engine'.split(' '),
);

/** What may stand between such a thing and its price. */
const BETWEEN = new Set(
  'r rs inr rupee thousand lakh lac a per month monthly year yearly project sales virtual for of at that which is cost costing worth priced the with'.split(
    ' ',
  ),
);

/** What asks for the things that a price buys, in the words before "for". */
const BOUGHT = new Set(['get', 'include', 'included']);

/** Of what one pays already, and of what is left of it, a sum is no plan's price. */
const OF_ONES_OWN = /\b(?:sav(?:e|es|ed|ing|ings)|cheaper|our|my|we pay)\b/i;

/** What joins two things that are wanted together. */
const TOGETHER = /\s+(?:plus|and|with|along with|together with)\s+|\s*\+\s*/i;

/** The one plan that a question names by what it costs. */
export function planPricedIn(question: string): KnowledgeEntry | undefined {
  if (OF_ONES_OWN.test(question)) return undefined;
  const said = wordsSaid(question).map(singular);
  const named = said.flatMap((word, at) => {
    const price = figureIn(word, said[at + 1]);
    const entry = siteEntries.find(({ plan }) => plan && plan.price === price);
    return entry && isNamedBy(said.slice(0, at).reverse(), said.slice(at + 1)) ? [entry] : [];
  });
  return new Set(named).size === 1 ? named[0] : undefined;
}

/** Both of two plans of different families that a question joins, each with what asks for it. */
export function plansIn(question: string): readonly Turn[] {
  const parts = question.split(TOGETHER);
  if (parts.length !== 2) return [];
  const turns = parts.flatMap((part) => {
    const entry = topicAskedAs(part) ?? topicOf(part);
    return entry?.plan && !entry.plan.parts ? [{ question: part, entry }] : [];
  });
  const families = new Set(turns.map(({ entry }) => entry.plan?.family));
  return families.size === 2 ? turns : [];
}

/** The bundle that puts these two plans together. */
export function bundleOf(...plans: readonly KnowledgeEntry[]): KnowledgeEntry | undefined {
  return siteEntries.find(
    ({ plan }) => plan?.parts && plans.every(({ id }) => plan.parts?.includes(id)),
  );
}

function figureIn(word: string, next = ''): number | undefined {
  const [, figure, thousands] = FIGURE.exec(word) ?? [];
  if (figure === undefined) return undefined;
  return Math.round(Number(figure) * (SCALES[thousands || next] ?? 1));
}

/** @param before the nearest first */
function isNamedBy(before: readonly string[], after: readonly string[]): boolean {
  const named = [before, after].map((words) => words.find((word) => !BETWEEN.has(word)) ?? '');
  const isBought = before[0] === 'for' && before.some((word) => BOUGHT.has(word));
  return isBought || named.some((word) => PRICED.has(word));
}
