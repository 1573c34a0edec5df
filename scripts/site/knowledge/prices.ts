import { formatRupees } from '../../../host-site/amounts.js';
import { claims } from '../../../host-site/content/claims.js';
import { intelligencePlans } from '../../../host-site/content/intelligence-prices.js';
import { YEARLY_BADGE } from '../../../host-site/content/prices.js';
import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';
import { capital, enumeration } from './phrases.js';
import {
  agentPlans,
  bundles,
  enginePlans,
  planCalled,
  planFamilies,
  saving,
  tourPackages,
  type AskedPlan,
  type PlanFamily,
} from './plan-families.js';

const PRICE = 'price pricing cost how much charge';
const YEAR = ['year', 'yearly', 'annual', 'annually'];
const COMPARISON = ['difference', 'different', 'compare', 'comparison', 'versus', 'vs'];

const [custom] = intelligencePlans.business.filter(({ price }) => price === 'Custom');
if (!custom) throw new Error('The site has no plan with a custom price');

/** What a family's table is followed by. */
const REMARKS = new Map([
  [agentPlans, `Launch offers: ${reduced(agentPlans)}.`],
  [
    bundles,
    `They save you ${bundles.plans.map((plan) => formatRupees(saving(plan))).join(' and ')} a month.`,
  ],
  [
    enginePlans,
    `There is also **${custom.name}** for business, at a custom price. The other plans begin with ${claims.trial.length} free.`,
  ],
]);

/** Every plan by month and by year, every family as a table, and the prices as a whole. */
export const priceEntries: readonly KnowledgeEntry[] = [
  ...planFamilies.flatMap((family) => [
    familyEntry(family),
    comparisonEntry(family),
    ...family.plans.flatMap((plan) => [planEntry(family, plan), yearlyEntry(family, plan)]),
  ]),
  {
    id: 'prices',
    questions: [
      'How much does it cost?',
      'What does it cost?',
      'How much is it?',
      'What are your prices?',
      'What do you charge?',
      'Price list',
      'A table of all prices',
      'Pricing',
    ],
    keywords:
      'price pricing cost how much charge offer plans packages subscription expensive cheap cheapest affordable budget',
    answer: [
      'The prices begin at:',
      '',
      `- **Virtual tours**: ${lowest(tourPackages)}`,
      `- **AI sales agents**: ${lowest(agentPlans)} (launch price)`,
      `- **Bundles of both**: ${lowest(bundles)}`,
      `- **Intelligence engine**: ${lowest(enginePlans)}`,
      '',
      'Which of them shall I tell you more about?',
    ].join('\n'),
  },
  {
    id: 'yearly-billing',
    questions: ['Is it cheaper by the year?', 'Do you have yearly prices?', 'Annual billing'],
    keywords: `${YEAR.join(' ')} save saving discount price billing month monthly`,
    answer:
      `Yes: a year costs as much as **ten months** (*${YEARLY_BADGE}*). ` +
      `${inBoth(planCalled('Professional AI'))}. Virtual tours at the yearly price cover 10 projects.`,
  },
  {
    id: 'enterprise-plans',
    questions: ['What does Enterprise cost?', 'How much is the Enterprise plan?', 'Enterprise'],
    keywords: `${PRICE} enterprise large custom`,
    answer: [
      'There are three Enterprise plans:',
      '',
      `- **Enterprise Solution** (virtual tours): ${formatRupees(planCalled('Enterprise Solution').price.monthly)} ${tourPackages.monthlyLabel}`,
      `- **Enterprise AI** (sales agents): ${formatRupees(planCalled('Enterprise AI').price.monthly)} a month`,
      `- **${custom.name}** (intelligence engine): a custom price, with ${enumeration(custom.features)}`,
    ].join('\n'),
  },
  {
    id: 'discounts',
    questions: ['Do you have any discounts or offers?', 'What is the launch price?'],
    keywords:
      'discount offer launch deal promotion coupon reduction reduced percent off sale special buy',
    answer: [
      'These are reduced at the moment:',
      '',
      ...planFamilies
        .flatMap(({ plans }) => plans)
        .flatMap(({ name, price, originalPrice }) =>
          originalPrice
            ? `- **${name}**: ${formatRupees(price.monthly)} instead of ${formatRupees(originalPrice.monthly)} a month`
            : [],
        ),
    ].join('\n'),
  },
];

function familyEntry(family: PlanFamily): KnowledgeEntry {
  const { id, asked, also, monthlyLabel } = family;
  return {
    id: `${id}-prices`,
    questions: [`How much are the ${asked}?`, `Do you have ${asked}?`, family.name],
    keywords: `${PRICE} plans packages options monthly yearly ${also} ${monthlyLabel}`,
    answer: table(family),
  };
}

function comparisonEntry(family: PlanFamily): KnowledgeEntry {
  const { id, asked, also, plans } = family;
  const names = plans.map((plan) => `${plan.name} ${plan.also}`);
  return {
    id: `${id}-comparison`,
    questions: [`What is the difference between ${names.join(' and ')}?`],
    keywords: `${COMPARISON.join(' ')} ${asked} ${also} plans packages`,
    needs: [COMPARISON],
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

function planEntry({ monthlyLabel, yearlyLabel }: PlanFamily, plan: AskedPlan): KnowledgeEntry {
  const { id, name, also, price, originalPrice, features } = plan;
  const before = originalPrice ? ` instead of ${formatRupees(originalPrice.monthly)}` : '';
  return {
    id,
    questions: [`How much is ${name}?`, `Price of the ${name} plan`, `What is in ${name}?`],
    keywords: `${PRICE} ${also} include included features package plan monthly month ${features.join(' ')}`,
    answer:
      `**${name}** is **${formatRupees(price.monthly)} ${monthlyLabel}**${before}, ` +
      `or ${formatRupees(price.yearly)} ${yearlyLabel}, with ${contentsOf(plan)}.`,
  };
}

function yearlyEntry({ yearlyLabel }: PlanFamily, plan: AskedPlan): KnowledgeEntry {
  const { id, name, also, price, originalPrice } = plan;
  const before = originalPrice ? ` instead of ${formatRupees(originalPrice.yearly)}` : '';
  return {
    id: `${id}-yearly`,
    questions: [`How much is ${name} yearly?`, `${name} per year`],
    keywords: `${PRICE} ${also} ${YEAR.join(' ')} plan package`,
    needs: [YEAR, plan.goesBy],
    answer: `**${name}** is **${formatRupees(price.yearly)} ${yearlyLabel}**${before}: ten times the monthly price.`,
  };
}

function lowest({ plans, monthlyLabel }: PlanFamily): string {
  return `${formatRupees(Math.min(...plans.map(({ price }) => price.monthly)))} ${monthlyLabel}`;
}

function inBoth({ name, price }: AskedPlan): string {
  return `${name} is ${formatRupees(price.monthly)} a month or ${formatRupees(price.yearly)} a year`;
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
