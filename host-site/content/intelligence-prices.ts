import { formatRupees } from '../amounts.js';
import { claims } from './claims.js';
import { languageNames } from './languages.js';
import { priceList } from './price-list.js';
import type { AddOn, IntelligencePlan, PageHead, Point, Section } from './content-model.js';

export const AUDIENCES = ['individual', 'business'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const intelligencePricesHead: PageHead = {
  eyebrow: 'Intelligence engine pricing',
  title: 'From a first question to a whole portfolio.',
  lede: `Every paid plan starts with ${claims.trial.length} and ${claims.trial.queries} AI queries free. No credit card.`,
};

export const audienceNames: Readonly<Record<Audience, string>> = {
  individual: 'Individual Plans',
  business: 'Business Plans',
};

export const intelligencePlans: Readonly<Record<Audience, readonly IntelligencePlan[]>> = {
  individual: [
    {
      name: 'Basic Explorer',
      description: 'For a family that is looking.',
      price: priceList.basicExplorer,
      features: ['100 AI queries per month', '5 languages', 'Prices and returns by neighbourhood'],
      notIncluded: ['Price alerts', 'API access'],
      popular: false,
      icon: 'compass',
      colour: 'teal',
    },
    {
      name: 'Smart Investor',
      description: 'For the second home, and the third.',
      price: { monthly: 2_499, yearly: 24_990 },
      originalPrice: { monthly: 3_499, yearly: 34_990 },
      features: [
        '500 AI queries per month',
        '12+ languages',
        'Investment analysis in depth',
        'Price alerts',
      ],
      notIncluded: ['API access'],
      popular: true,
      discount: '29% OFF',
      icon: 'chart',
      colour: 'emerald',
    },
    {
      name: 'Pro Researcher',
      description: 'For those who advise others.',
      price: { monthly: 4_999, yearly: 49_990 },
      features: ['Unlimited AI queries', 'All languages', 'Limited API access', 'Reports to share'],
      notIncluded: [],
      popular: false,
      icon: 'lens',
      colour: 'indigo',
    },
  ],
  business: [
    {
      name: 'Team Starter',
      description: 'For an agency or one project.',
      price: { monthly: 9_999, yearly: 99_990 },
      features: ['2,000 AI queries per month', 'Up to 5 members', 'Shared workspaces'],
      notIncluded: ['Your own branding'],
      popular: false,
      icon: 'people',
      colour: 'teal',
    },
    {
      name: 'Business Pro',
      description: 'For a builder with a sales team.',
      price: { monthly: 24_999, yearly: 249_990 },
      originalPrice: { monthly: 34_999, yearly: 349_990 },
      features: [
        '10,000 AI queries per month',
        'Up to 25 members',
        'Your own branding',
        'CRM integration',
      ],
      notIncluded: [],
      popular: true,
      discount: '29% OFF',
      icon: 'tower',
      colour: 'emerald',
    },
    {
      name: 'Enterprise',
      description: 'For portfolios and platforms.',
      price: 'Custom',
      features: [
        'Unlimited AI queries',
        'Unlimited members',
        'Trained on your data',
        'A manager for your account',
      ],
      notIncluded: [],
      popular: false,
      icon: 'crown',
      colour: 'slate',
    },
  ],
};

export const addOnsSection: Section = {
  title: 'Optional add-ons',
  lede: 'To any paid plan, for as long as you need them.',
};

export const addOns: readonly AddOn[] = [
  {
    name: 'Extra queries',
    price: `${formatRupees(5)} per 100`,
    description: 'When a month asks more than the plan holds.',
  },
  {
    name: 'Custom AI training',
    price: `${formatRupees(25_000)} one-time`,
    description: 'Your projects, your terms, your tone of voice.',
  },
  {
    name: 'Dedicated support',
    price: `${formatRupees(5_000)} per month`,
    description: 'A person with a name and a phone number.',
  },
  {
    name: 'Advanced analytics',
    price: `${formatRupees(10_000)} per month`,
    description: 'What people ask about, by street and by week.',
  },
];

export const usageSection: Section = {
  title: 'How many queries is that?',
  lede: 'A sample month of a family that is looking seriously.',
};

/** The lines of the usage sample. Its total is fixed. */
export const usageLines = [
  { label: 'Properties researched per month', placeholder: 10, queries: 50 },
  { label: 'Market analysis requests per month', placeholder: 5, queries: 25 },
  { label: 'Investment analysis queries per month', placeholder: 3, queries: 15 },
] as const;

export const usageResult = { total: 90, plan: 'Basic Explorer', holds: 100 } as const;

export const trialFaqSection: Section = { title: 'Questions', lede: 'Before the first query.' };

export const trialFaq: readonly Point[] = [
  {
    title: 'What does the free trial include?',
    text: `${claims.trial.length} with ${claims.trial.queries} AI queries. It applies to all paid plans and needs no credit card.`,
  },
  {
    title: 'What counts as a query?',
    text: 'Each question or request counts as one query, whether it is spoken or typed.',
  },
  {
    title: 'Which languages are there?',
    text: `Twelve Indian languages: ${languageNames}.`,
  },
  {
    title: 'Can I change my plan?',
    text: 'Upgrades take effect immediately. Downgrades take effect at the next billing cycle.',
  },
  {
    title: 'Do unused queries carry over?',
    text: 'Unused queries do not roll over to the next month.',
  },
];

export const strategyClosing: Section = {
  title: 'See it answer for your project.',
  lede: 'Half an hour, your street, your questions.',
};
