import { formatRupees } from '../../../host-site/amounts.js';
import { YEARLY_BADGE } from '../../../host-site/content/prices.js';
import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';
import { enumeration } from './phrases.js';
import {
  agentPlans,
  bundles,
  customPlan,
  enginePlans,
  planCalled,
  planFamilies,
  tourPackages,
  type AskedPlan,
  type PlanFamily,
} from './plan-families.js';
import { PRICE, YEAR } from './price-words.js';

/** The prices as a whole, and what is said of those of all families. */
export const priceOverviews: readonly KnowledgeEntry[] = [
  {
    id: 'prices',
    questions: [
      'How much does it cost?',
      'What does it cost?',
      'What does it cost per month?',
      'How much is it?',
      'What are your prices?',
      'What do you charge?',
      'Price list',
      'A table of all prices',
      'Pricing',
      'What are your rates?',
      'What are your plans?',
      'Plans',
      'Which plans do you have?',
      'What does a plan cost?',
      'How much do the plans cost?',
      'How much are the plans?',
      'What are the prices of your plans?',
      'What are the rates of your plans?',
      'Plan pricing',
      'Do you have plans?',
      'Is there a monthly plan?',
      'Are there monthly fees?',
      'Which plan is best for me?',
      'Which plan should I choose?',
      'Which plan do you recommend?',
      'Which is the cheapest plan?',
      'Which is the most expensive plan?',
      'Kitna paisa lagega?',
      'Kitna kharcha lagega?',
      'Compare your plans',
      'Packages',
      'Which packages do you have?',
      'What is included?',
      'What is the lowest price?',
      'Price range',
      'What is the starting price?',
      'What is the start price?',
    ],
    keywords: `${PRICE} offer plans packages subscription cheap cheapest lowest affordable budget monthly included starting range`,
    choices: planFamilies.map(({ id }) => `${id}-prices`),
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
    questions: [
      'Is it cheaper by the year?',
      'Do you have yearly prices?',
      'Annual billing',
      'Is there an annual plan?',
      'What does it cost for a year?',
      'Yearly plans',
      `What does ${YEARLY_BADGE} mean?`,
      YEARLY_BADGE,
      'What is the 17% discount?',
      'How do I save 17%?',
      '17% saving',
      'What is the 17% saving?',
    ],
    keywords: `${YEAR.join(' ')} save saving discount price billing month monthly plan`,
    more: ['prices', 'discounts'],
    answer:
      `A year costs as much as **ten months**: that is what *${YEARLY_BADGE}* means. ` +
      `${inBoth(planCalled('Professional AI'))}. Virtual tours at the yearly price cover 10 projects.`,
  },
  {
    id: 'enterprise-plans',
    questions: ['What does Enterprise cost?', 'How much is the Enterprise plan?', 'Enterprise'],
    keywords: `${PRICE} enterprise large custom`,
    needs: [['enterprise', 'large', 'custom']],
    choices: ['tour-enterprise', 'agent-enterprise', 'contact'],
    answer: [
      'There are three Enterprise plans:',
      '',
      `- **Enterprise Solution** (virtual tours): ${formatRupees(planCalled('Enterprise Solution').price.monthly)} ${tourPackages.monthlyLabel}`,
      `- **Enterprise AI** (sales agents): ${formatRupees(planCalled('Enterprise AI').price.monthly)} a month`,
      `- **${customPlan.name}** (intelligence engine): a custom price, with ${enumeration(customPlan.features)}`,
    ].join('\n'),
  },
  {
    id: 'discounts',
    questions: [
      'Do you have any discounts or offers?',
      'Do you give discounts?',
      'What is the launch price?',
      'Offers',
      'Any offers?',
      'Special offers',
      'Do you have any offers?',
      'That is too expensive',
      'Can I have it cheaper?',
    ],
    keywords:
      'discount offer launch deal promotion coupon reduction reduced percent off sale special buy expensive cheaper negotiate',
    subjects: 'discount coupon promotion expensive cheaper',
    more: ['yearly-billing', 'bundle-prices'],
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

function lowest({ plans, monthlyLabel }: PlanFamily): string {
  return `${formatRupees(Math.min(...plans.map(({ price }) => price.monthly)))} ${monthlyLabel}`;
}

function inBoth({ name, price }: AskedPlan): string {
  return `${name} is ${formatRupees(price.monthly)} a month or ${formatRupees(price.yearly)} a year`;
}
