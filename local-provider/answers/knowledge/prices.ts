import type { KnowledgeEntry } from './entry.js';
import {
  agentPlans,
  bundles,
  enginePlans,
  planCalled,
  planFamilies,
  saving,
  tourPackages,
  type Plan,
  type PlanFamily,
} from './plans.js';
import { rupees } from './rupees.js';

const PRICE = 'price pricing cost how much charge';
const YEAR = ['year', 'yearly', 'annual', 'annually'];
const COMPARISON = ['difference', 'different', 'compare', 'comparison', 'versus', 'vs'];

/** What a family's table is followed by. */
const REMARKS = new Map([
  [agentPlans, 'The prices of Starter AI and Professional AI are launch offers: 40% and 33% off.'],
  [
    bundles,
    `They save you ${bundles.plans.map((plan) => rupees(saving(plan))).join(' and ')} a month.`,
  ],
  [
    enginePlans,
    'There is also **Enterprise** for business, at a custom price. The other plans begin with a 7-day free trial.',
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
      'How much is it?',
      'What are your prices?',
      'What do you charge?',
      'Price list',
      'Pricing',
    ],
    keywords:
      'price pricing cost how much charge plans packages subscription expensive cheap cheapest affordable budget',
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
    keywords: `${YEAR.join(' ')} save saving discount 17% price billing month monthly`,
    answer:
      'Yes: a year costs as much as **ten months** (*Save 17%*). ' +
      `${inBoth(planCalled('Professional AI'))}. Virtual tours at the yearly price cover 10 projects.`,
  },
  {
    id: 'enterprise-plans',
    questions: ['What does Enterprise cost?', 'How much is the Enterprise plan?', 'Enterprise'],
    keywords: `${PRICE} enterprise large custom`,
    answer: [
      'There are three Enterprise plans:',
      '',
      `- **Enterprise Solution** (virtual tours): ${rupees(planCalled('Enterprise Solution').monthly)} per project`,
      `- **Enterprise AI** (sales agents): ${rupees(planCalled('Enterprise AI').monthly)} a month`,
      '- **Enterprise** (intelligence engine): a custom price, unlimited queries and members',
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
        .flatMap(({ name, monthly, was }) =>
          was ? `- **${name}**: ${rupees(monthly)} instead of ${rupees(was.monthly)} a month` : [],
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
      ...plans.map((plan) => `- **${plan.name}** has ${plan.contents}.`),
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
    ...plans.map((plan) => `| ${plan.name} | ${rupees(plan.monthly)} | ${rupees(plan.yearly)} |`),
    ...(remark ? ['', remark] : []),
  ].join('\n');
}

function planEntry({ monthlyLabel, yearlyLabel }: PlanFamily, plan: Plan): KnowledgeEntry {
  const { id, name, also, monthly, yearly, was, contents } = plan;
  const before = was ? ` instead of ${rupees(was.monthly)}` : '';
  return {
    id,
    questions: [`How much is ${name}?`, `Price of the ${name} plan`, `What is in ${name}?`],
    keywords: `${PRICE} ${also} include included features package plan monthly month ${contents}`,
    answer:
      `**${name}** is **${rupees(monthly)} ${monthlyLabel}**${before}, ` +
      `or ${rupees(yearly)} ${yearlyLabel}, with ${contents}.`,
  };
}

function yearlyEntry({ yearlyLabel }: PlanFamily, plan: Plan): KnowledgeEntry {
  const { id, name, also, yearly, was } = plan;
  const before = was ? ` instead of ${rupees(was.yearly)}` : '';
  return {
    id: `${id}-yearly`,
    questions: [`How much is ${name} yearly?`, `${name} per year`],
    keywords: `${PRICE} ${also} ${YEAR.join(' ')} plan package`,
    needs: [YEAR, plan.goesBy],
    answer: `**${name}** is **${rupees(yearly)} ${yearlyLabel}**${before}: ten times the monthly price.`,
  };
}

function lowest({ plans, monthlyLabel }: PlanFamily): string {
  return `${rupees(Math.min(...plans.map(({ monthly }) => monthly)))} ${monthlyLabel}`;
}

function inBoth({ name, monthly, yearly }: Plan): string {
  return `${name} is ${rupees(monthly)} a month or ${rupees(yearly)} a year`;
}

function capital(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}
