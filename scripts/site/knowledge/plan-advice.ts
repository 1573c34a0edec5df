import { formatRupees } from '../../../host-site/amounts.js';
import * as prices from '../../../host-site/content/prices.js';
import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';
import { HOMES, MANY_HOMES } from './home-words.js';
import { series, within } from './phrases.js';
import { planCalled, planFamilies, tourPackages } from './plan-families.js';
import { PRICE } from './price-words.js';

/** Every plan, as it stands in a list of several families. */
const priced = planFamilies.flatMap(({ plans, monthlyLabel }) =>
  plans.map((plan) => ({
    ...plan,
    listed: `**${plan.name}** (${formatRupees(plan.price.monthly)} ${monthlyLabel})`,
  })),
);

const popular = priced.filter((plan) => plan.popular);

/** Those of which the price list says whom they are for. */
const meant = [...prices.tourPlans, ...prices.agentPlans].map(({ name, description }) => ({
  id: planCalled(name).id,
  line: `- ${priced.find((plan) => plan.name === name)?.listed}: ${within(description).replace(/\.$/, '')}`,
}));

/** Which plan others take, which one is meant for whom, and what is paid for by the piece. */
export const adviceEntries: readonly KnowledgeEntry[] = [
  {
    id: 'popular-plans',
    questions: [
      'Which plan is most popular?',
      'What is your most popular plan?',
      'Which package do most customers take?',
      'The most popular tour package',
      'The most popular AI agent plan',
      'Bestseller',
    ],
    keywords: 'popular popularity bestseller favourite plan package bundle tour agent engine',
    subjects: 'popular bestseller',
    needs: [['popular', 'popularity', 'bestseller', 'favourite']],
    choices: popular.map(({ id }) => id),
    answer: [
      'The price lists mark these as popular:',
      '',
      ...popular.map(({ listed }) => `- ${listed}`),
    ].join('\n'),
  },
  {
    id: 'plans-by-need',
    questions: [
      'Which one should I take for my project?',
      'Which plan should I take for 3 projects?',
      'Which plan do I need for a project?',
      'Which package should I choose for my projects?',
      'What do you recommend for 5 projects?',
      'Which one suits my project?',
    ],
    keywords: 'recommend choose take suit suitable plan package project township portfolio several',
    needs: [
      ['project', 'township', 'portfolio'],
      ['recommend', 'choose', 'take', 'suit', 'suitable', 'plan', 'package'],
    ],
    choices: meant.map(({ id }) => id),
    answer: [
      'The price list says whom each is for:',
      '',
      ...meant.map(({ line }) => line),
      '',
      `The yearly price of a tour covers ten projects. ${prices.pricingClosing.lede} Ask the team under [Contact](/contact).`,
    ].join('\n'),
  },
  {
    id: 'price-units',
    questions: [
      ...HOMES.flatMap((home) => [
        `Is the price per ${home}?`,
        `Is it per ${home} or per project?`,
        `Is the price per ${home} or per project?`,
        `Are the prices per ${home} or per project?`,
        `Per project or per ${home}?`,
        `Per ${home} or per project?`,
        `Price per ${home}`,
        `Price for one ${home}`,
        `Cost per ${home}`,
        `How much per ${home}?`,
        `How much for one ${home}?`,
        `Do I pay per ${home}?`,
        `Do you charge per ${home}?`,
        `How much does it cost for 12 ${home}s?`,
      ]),
      'Is the price per project?',
      'Do you charge by the project or by the month?',
    ],
    keywords: `${PRICE} unit project month basis`,
    says: [
      ...'unit,units,project,projects'.split(','),
      ...HOMES.flatMap((home) => [`per ${home}`, `one ${home}`]),
      ...MANY_HOMES,
    ],
    needs: [['price', 'cost', 'charge', 'unit', 'month', 'much']],
    more: ['tour-prices', 'agent-prices'],
    answer: [
      `- **Virtual tours** are priced ${tourPackages.monthlyLabel}: ${series(tourPackages.plans.map((plan) => `the **${plan.name}** (${formatRupees(plan.price.monthly)}) has ${extentOf(plan.features)}`))}`,
      '- **AI agents**, **bundles** and the **intelligence engine** are priced by the month or by the year',
    ].join('\n'),
  },
];

/** How much of a project a package shows. */
function extentOf(features: readonly string[]): string {
  const extent = features.find((feature) => /\bunits?\b|township/.test(feature));
  if (!extent) throw new Error(`Nothing says how much is shown by: ${features.join(', ')}`);
  return within(extent);
}
