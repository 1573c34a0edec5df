import { claims } from '../../host-site/content/claims.js';
import { YEARLY_SAVING } from '../../host-site/content/price-list.js';
import type { Writer } from './money.js';
import { offers, planCard, planSentence, priceFacts, type Group, type Offer } from './offers.js';
import type { Question } from './question.js';
import type { Reply } from './reply.js';
import { totals } from './totals.js';

/** Named plans, each with its price and what is in it. */
export function plansReply(plans: readonly Offer[], write: Writer, question: Question): Reply {
  const words = plans.map((plan) => {
    const includes = `It includes ${plan.features.join(', ')}.`;
    return plans.length === 1
      ? `${planSentence(plan, write)} ${includes}`
      : planSentence(plan, write);
  });
  return {
    words: [...totals(plans, write, question), ...words].join(' '),
    cards: plans.map((plan) => planCard(plan, write)),
  };
}

/** Plans side by side. */
export function comparison(plans: readonly Offer[], write: Writer, question: Question): Reply {
  const facts = plans.map((plan) => priceFacts(plan, write));
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['Price', facts.map(({ now }) => now)],
    ['Yearly', facts.map(({ yearly }) => yearly)],
    ['Before', facts.map(({ before }) => before.replace(/^before /, ''))],
    ['Included', plans.map(({ features }) => features.join(', '))],
    ['Not included', plans.map(({ notIncluded = [] }) => notIncluded.join(', '))],
  ];
  const contents = plans.map(
    ({ name, features }) => `${name}: ${features.slice(0, 3).join(', ')}.`,
  );
  return {
    words: [
      ...totals(plans, write, question),
      ...plans.map((plan) => planSentence(plan, write)),
      ...contents,
    ].join(' '),
    table: table(
      ['', ...plans.map(({ name }) => name)],
      rows
        .filter(([, cells]) => cells.some(Boolean))
        .map(([name, cells]) => [name, ...cells.map((cell) => cell || '–')]),
    ),
    cards: plans.map((plan) => planCard(plan, write)),
  };
}

/** The prices of all plans for builders. */
export function priceList(write: Writer): Reply {
  const plans = offers.filter(({ group }) => group !== 'engine');
  const ofGroup = (group: Group) => plans.filter((plan) => plan.group === group);
  const range = (group: Group) => {
    const [first, last] = [ofGroup(group)[0]!, ofGroup(group).at(-1)!];
    return `${priceFacts(first, write).now} for ${first.name} to ${priceFacts(last, write).now} for ${last.name}`;
  };
  return {
    words: `Tours cost ${range('tours')}. AI agents cost ${range('agents')}, bundles of both ${range('bundles')}. There are no setup fees.`,
    table: table(
      ['Plan', 'Price', 'Yearly', 'Before'],
      plans.map((plan) => {
        const { now, yearly, before } = priceFacts(plan, write);
        return [plan.name, now, yearly, before.replace(/^before /, '') || '–'];
      }),
    ),
    cards: plans.map((plan) => planCard(plan, write)),
  };
}

/** The amount that is saved by paying for a year, and by the current discount. */
export function discountReply(): Reply {
  const off = offers.filter(({ originalPrice, group }) => originalPrice && group !== 'engine');
  return {
    words: `Paid for a year, agents and bundles cost ${YEARLY_SAVING} less; ten tours a year cost ten times one. Already reduced are ${off.map(({ name }) => name).join(', ')}. ${claims.guarantee[0]!.toUpperCase()}${claims.guarantee.slice(1)} included.`,
  };
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
