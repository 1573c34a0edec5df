import type { Writer } from './money.js';
import { priceFacts, type Offer } from './offers.js';
import { MONTHS, toursOf, type Question } from './question.js';

/** Sets a limit to what may be spent. */
const LIMIT =
  /\b(?:under|below|within|budget|up ?to|(?:less|more) than|max\w*|for|with|have|buys?|spend|afford\w*|fits?|enough|in|me|mein|how many|kitn[aei])\b/i;

/** Asks for one of several plans. */
const EITHER = /\b(?:or|vs|versus|compare|difference|better|which)\b/i;

const HOW_MANY = /\b(?:how many|kitn[aei])\b/i;
const HOW_MANY_MONTHS = /\b(?:how many months|how long|kitne mahine)\b/i;

/** The plans with what they come to for so many projects or months, or whether a budget pays for them. */
export function totals(plans: readonly Offer[], write: Writer, question: Question): string[] {
  const { text, budget, months = 0 } = question;
  const sums: number[] = [];
  const each = plans.flatMap((plan) => {
    if (plan.price === 'Custom') return [];
    const { monthly, yearly } = plan.price;
    const isTour = plan.group === 'tours';
    const isYearly = !isTour && budget?.per === ' a year';
    const count = isTour
      ? toursOf(plan, question)
      : Number.isInteger(months) && !budget?.per
        ? months
        : 0;
    const whole = Math.floor(count / MONTHS) * yearly + (count % MONTHS) * monthly;
    const [what, cost, costs] =
      count > 1
        ? [
            `${plan.name} for ${count} ${isTour ? 'projects' : 'months'}`,
            isTour ? count * monthly : whole,
          ]
        : [
            plan.name,
            isYearly ? yearly : monthly,
            priceFacts(plan, write)[isYearly ? 'yearly' : 'now'],
          ];
    const sentence = `${what} costs ${costs ?? write(cost)}`;
    if (count > 1) sums.push(cost);
    if (!budget || !LIMIT.test(text)) return count > 1 ? [`${sentence}.`] : [];
    const sum = `${write(budget.amount)}${budget.per}`;
    if (cost > budget.amount) return [`No, ${sentence}, more than ${sum}.`];
    if (count > 1 || !(isTour || HOW_MANY_MONTHS.test(text)))
      return [`Yes, ${sentence}, within ${sum}.`];
    const many = Math.floor(budget.amount / monthly);
    const unit = `${isTour ? 'project' : 'month'}${many > 1 ? 's' : ''}`;
    return [
      `${HOW_MANY.test(text) ? '' : 'Yes, '}${sum} pays for ${many} ${unit} with ${plan.name}.`,
    ];
  });
  const areNamed = plans.every((plan) => question.plans.includes(plan));
  if (!areNamed || sums.length < Math.max(2, plans.length) || EITHER.test(text)) return each;
  return [...each, `Together ${write(sums.reduce((sum, cost) => sum + cost))}.`];
}
