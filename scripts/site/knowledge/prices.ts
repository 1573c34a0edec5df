import { formatRupees } from '../../../host-site/amounts.js';
import { claims } from '../../../host-site/content/claims.js';
import type {
  KnowledgeEntry,
  PricedPlan,
} from '../../../local-provider/answers/knowledge/entry.js';
import { capital, enumeration } from './phrases.js';
import {
  agentPlans,
  bundles,
  customPlan,
  enginePlans,
  planFamilies,
  saving,
  tourPackages,
  type AskedPlan,
  type PlanFamily,
} from './plan-families.js';
import { PRICE, YEAR } from './price-words.js';

const COMPARISON = 'difference different compare comparison versus vs choose recommend suit'.split(
  ' ',
);

/** What a family's table is followed by. */
const REMARKS = new Map([
  [agentPlans, `Launch offers: ${reduced(agentPlans)}.`],
  [
    bundles,
    `They save you ${bundles.plans.map((plan) => formatRupees(saving(plan))).join(' and ')} a month.`,
  ],
  [
    enginePlans,
    `There is also **${customPlan.name}** for business, at a custom price. The other plans begin with ${claims.trial.length} free.`,
  ],
]);

/** Every plan by month and by year, and every family as a table. */
export const priceEntries: readonly KnowledgeEntry[] = [
  ...planFamilies.flatMap((family) => [
    familyEntry(family),
    comparisonEntry(family),
    ...family.plans.flatMap((plan) => [planEntry(family, plan), yearlyEntry(family, plan)]),
  ]),
];

function familyEntry(family: PlanFamily): KnowledgeEntry {
  const { id, asked, ones, questions = [], also, monthlyLabel, subjects } = family;
  return {
    id: `${id}-prices`,
    questions: [
      `How much are the ${asked}?`,
      `Price of the ${asked}`,
      `Do you have ${asked}?`,
      family.name,
      `What are the cheapest ${asked}?`,
      ...ones.flatMap((one) => [
        `How much is one ${one}?`,
        `${one} price`,
        `${one} cost`,
        `${one} plans`,
      ]),
      ...questions,
    ],
    keywords: `${PRICE} plans packages options monthly yearly cheap affordable lowest included ${also} ${monthlyLabel}`,
    subjects,
    more: [`${id}-comparison`, 'discounts'],
    ...reckonedBy(family, family.plans),
    answer: table(family),
  };
}

function comparisonEntry(family: PlanFamily): KnowledgeEntry {
  const { id, asked, also, ones, plans, subjects } = family;
  const names = plans.map((plan) => `${plan.name} ${plan.also}`);
  return {
    id: `${id}-comparison`,
    questions: [
      `Compare the ${asked}`,
      ...ones.flatMap((one) => [
        `Which ${one} should I choose?`,
        `Which ${one} should I take?`,
        `Which ${one} is best for me?`,
      ]),
      `What is the difference between ${names.join(' and ')}?`,
    ],
    keywords: `${COMPARISON.join(' ')} ${asked} ${also} plans packages`,
    subjects,
    needs: [COMPARISON],
    more: ['demo'],
    answer: [
      table(family),
      '',
      ...plans.map((plan) => `- **${plan.name}** has ${contentsOf(plan)}.`),
    ].join('\n'),
  };
}

function table(family: PlanFamily): string {
  const { name, monthlyLabel, yearlyLabel, plans } = family;
  const remark = REMARKS.get(family);
  return [
    `**${name}**`,
    '',
    `| Plan | ${capital(monthlyLabel)} | ${capital(yearlyLabel)} |`,
    '| --- | --- | --- |',
    ...plans.map(
      (plan) =>
        `| ${plan.name} | ${formatRupees(plan.price.monthly)} | ${formatRupees(plan.price.yearly)} |`,
    ),
    ...(remark ? ['', remark] : []),
  ].join('\n');
}

function planEntry(family: PlanFamily, plan: AskedPlan): KnowledgeEntry {
  const { monthlyLabel, yearlyLabel } = family;
  const { id, name, also, price, originalPrice } = plan;
  // What is as in another plan names that one.
  const listed = plan.features.filter((feature) => !/^Everything /.test(feature));
  const before = originalPrice
    ? ` instead of ${formatRupees(originalPrice.monthly)} (you save ${formatRupees(saving(plan))})`
    : '';
  return {
    id,
    questions: [
      `How much is ${name}?`,
      `Price of the ${name} plan`,
      `What is in ${name}?`,
      ...(originalPrice ? [`How much do I save with ${name}?`, `What does ${name} save?`] : []),
    ],
    keywords: `${PRICE} ${also} include included features package plan monthly month ${listed.join(' ')}`,
    more: [`${family.id}-comparison`, `${id}-yearly`, 'demo'],
    plan: pricedPlan(family, plan, price.monthly),
    ...reckonedBy(family, [plan]),
    answer:
      `**${name}** is **${formatRupees(price.monthly)} ${monthlyLabel}**${before}, ` +
      `or ${formatRupees(price.yearly)} ${yearlyLabel}, with ${contentsOf(plan)}.`,
  };
}

function pricedPlan({ id }: PlanFamily, { parts }: AskedPlan, price: number): PricedPlan {
  return { family: id, price, ...(parts && { parts }) };
}

/** Tours alone are paid by the piece, in a year too. */
function reckonedBy(
  family: PlanFamily,
  plans: readonly AskedPlan[],
): Pick<KnowledgeEntry, 'reckoned'> {
  if (family !== tourPackages) return {};
  const each = plans.map(({ name, price }) => ({ name, price: price.monthly }));
  return { reckoned: { kind: 'projects', plans: each } };
}

function yearlyEntry(family: PlanFamily, plan: AskedPlan): KnowledgeEntry {
  const { yearlyLabel, yearlyMeans } = family;
  const { id, name, also, price, originalPrice } = plan;
  const before = originalPrice ? ` instead of ${formatRupees(originalPrice.yearly)}` : '';
  return {
    id: `${id}-yearly`,
    questions: [`How much is ${name} yearly?`, `${name} per year`],
    keywords: `${PRICE} ${also} ${YEAR.join(' ')} plan package`,
    needs: [YEAR, plan.goesBy],
    more: [id, `${family.id}-comparison`],
    plan: pricedPlan(family, plan, price.yearly),
    ...reckonedBy(family, [plan]),
    answer: `**${name}** is **${formatRupees(price.yearly)} ${yearlyLabel}**${before}: ${yearlyMeans}.`,
  };
}

/** What a plan holds, as a clause after "with", and what it does not. */
function contentsOf({ features, notIncluded }: AskedPlan): string {
  const lacking = notIncluded.length > 0 ? `, without ${enumeration(notIncluded, 'or')}` : '';
  return enumeration(features) + lacking;
}

/** The plans of a family that cost less than they did, and by how much. */
function reduced({ plans }: PlanFamily): string {
  return enumeration(
    plans.flatMap(({ name, discount }) => (discount ? `${name} ${discount.toLowerCase()}` : [])),
  );
}
