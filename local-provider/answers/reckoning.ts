import type { KnowledgeEntry } from './knowledge/entry.js';
import { isNumber } from './knowledge/words.js';
import { wordsSaid } from './search/vocabulary.js';

const SCALES: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, l: 1e5, c: 1e7 };

const AMOUNT =
  /(?<![\d.,])(\d[\d,]*(?:\.\d+)?)\s*(k|thousand|l|lakhs?|lacs?|cr|crores?)?(?![\p{L}\d%])/giu;

/** Less is a count: a team of five. */
const LEAST_AMOUNT = 1000;

/** More is no sum that anyone pays. */
const MOST_AMOUNT = 1e11;

const MOST_PROJECTS = 1000;

/** What may stand between a number and what it counts. */
const KINDS = new Set(['basic', 'premium', 'enterprise', 'virtual', 'degree', '360', 'more']);

const COUNTED = /^(tour|project|package)s?$/;

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** The sum that a question asks for, where it names a figure that the entry can be reckoned with. */
export function figuredOut({ reckoned }: KnowledgeEntry, question: string): string | undefined {
  if (reckoned?.kind === 'saving') {
    const cost = isOfYear(question) ? undefined : amountIn(question);
    return cost === undefined ? undefined : savingOf(cost, reckoned.instead);
  }
  const count = reckoned && projectsIn(question);
  if (!count) return undefined;
  const lines = reckoned.plans.map(
    ({ name, price }) =>
      `- **${name}**: **${rupees.format(count * price)}**, at ${rupees.format(price)} each`,
  );
  return [`For ${count} projects:`, '', ...lines].join('\n');
}

/** The greatest amount of money that is named, in whole rupees. */
export function amountIn(text: string): number | undefined {
  const amounts = [...text.matchAll(AMOUNT)].map(([, figure = '', scale = '']) =>
    Math.round(Number(figure.replaceAll(',', '')) * (SCALES[scale.charAt(0).toLowerCase()] ?? 1)),
  );
  const greatest = Math.max(0, ...amounts);
  return greatest >= LEAST_AMOUNT && greatest <= MOST_AMOUNT ? greatest : undefined;
}

/** Of how many tours or projects it speaks, where that is more than one. */
export function projectsIn(text: string): number | undefined {
  const said = wordsSaid(text);
  const counts = said.flatMap((word, at) => {
    const counted = said.slice(at + 1).find((next) => !KINDS.has(next)) ?? '';
    const count = Number(word);
    return isNumber(word) && COUNTED.test(counted) && count > 1 && count <= MOST_PROJECTS
      ? [count]
      : [];
  });
  return counts.find(Number.isInteger);
}

/** What is paid by the year is no monthly cost. */
function isOfYear(question: string): boolean {
  return /\b(year|yearly|annual|annually|annum)\b/i.test(question) && !/month/i.test(question);
}

function savingOf(cost: number, instead: number): string {
  const saved = Math.max(0, cost - instead);
  const against = `A team that costs ${rupees.format(cost)} a month, less ${rupees.format(instead)} for the AI agent,`;
  return saved === 0
    ? `${against} saves nothing.`
    : `${against} saves **${rupees.format(saved)} a month**, ${rupees.format(12 * saved)} a year. The calculator on the [AI agents](/ai-sales-agents) page works it out too.`;
}
