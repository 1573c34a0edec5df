import { company } from './company.js';
import { formatRupees } from '../amounts.js';
import { claims } from './claims.js';
import { languageNames } from './languages.js';
import { priceList } from './price-list.js';
import type { Page, PeriodPrice, Plan, Section } from './content-model.js';

export const page: Page = {
  title: `Prices of the property intelligence engine from ${formatRupees(priceList.basicExplorer.monthly)} a month | ${company.name}`,
  description: `Individual and business plans, add-ons and what a query is. Every paid plan starts with ${claims.trial.length} and ${claims.trial.queries} queries free, without a credit card.`,
  head: {
    eyebrow: 'Intelligence engine pricing',
    title: 'From a first question to a whole portfolio.',
    lede: `Every paid plan starts with ${claims.trial.length} and ${claims.trial.queries} AI queries free. No credit card.`,
  },
};

/** The audiences of plans, and the contact page for each; builders are its default. */
export const audiences = [
  { id: 'individual', name: 'Individual Plans', contact: '/contact?tab=general' },
  { id: 'business', name: 'Business Plans', contact: '/contact' },
] as const;

export const intelligencePlans: Readonly<
  Record<(typeof audiences)[number]['id'], readonly Plan<PeriodPrice | 'Custom'>[]>
> = {
  individual: [
    {
      name: 'Basic Explorer',
      description: 'For a family that is looking.',
      price: priceList.basicExplorer,
      features: ['100 AI queries per month', '5 languages', 'Prices and returns by neighbourhood'],
      notIncluded: ['Price alerts', 'API access'],
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
      icon: 'chart',
      colour: 'emerald',
    },
    {
      name: 'Pro Researcher',
      description: 'For those who advise others.',
      price: { monthly: 4_999, yearly: 49_990 },
      features: ['Unlimited AI queries', 'All languages', 'Limited API access', 'Reports to share'],
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
      popular: true,
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
      icon: 'crown',
      colour: 'slate',
    },
  ],
};

export const addOns: Section = {
  title: 'Optional add-ons',
  lede: 'To any paid plan, for as long as you need them.',
  points: [
    {
      title: 'Extra queries',
      price: `${formatRupees(5)} per 100`,
      text: 'When a month asks more than the plan holds.',
    },
    {
      title: 'Custom AI training',
      price: `${formatRupees(25_000)} one-time`,
      text: 'Your projects, your terms, your tone of voice.',
    },
    {
      title: 'Dedicated support',
      price: `${formatRupees(5_000)} per month`,
      text: 'A person with a name and a phone number.',
    },
    {
      title: 'Advanced analytics',
      price: `${formatRupees(10_000)} per month`,
      text: 'What people ask about, by street and by week.',
    },
  ],
};

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

export const trialFaq: Section = {
  title: 'Questions',
  lede: 'Before the first query.',
  points: [
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
  ],
};

export const closing: Section = {
  title: 'See it answer for your project.',
  lede: 'Half an hour, your street, your questions.',
};
