import {
  Building2,
  ChartLine,
  ChartPie,
  Compass,
  Crown,
  Headset,
  MessageCirclePlus,
  Search,
  Sparkles,
  Users,
} from 'lucide-react';
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
    title: 'Start free. Pay for the answers you need.',
    lede: 'Choose a plan for your family, your agency or your whole company. Change it whenever you like.',
  },
};

export const trial = {
  title: 'Your free trial',
  points: [
    `${claims.trial.length} with ${claims.trial.queries} AI queries`,
    'With every paid plan',
    'No credit card',
  ],
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
      description: 'For families looking for a home.',
      price: priceList.basicExplorer,
      features: ['100 AI queries per month', '5 languages', 'Prices and returns by neighbourhood'],
      notIncluded: ['Price alerts', 'API access'],
      icon: Compass,
      colour: 'teal',
    },
    {
      name: 'Smart Investor',
      description: 'For your second home, and your third.',
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
      icon: ChartLine,
      colour: 'emerald',
    },
    {
      name: 'Pro Researcher',
      description: 'For professionals who advise others.',
      price: { monthly: 4_999, yearly: 49_990 },
      features: ['Unlimited AI queries', 'All languages', 'Limited API access', 'Reports to share'],
      icon: Search,
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
      icon: Users,
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
      icon: Building2,
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
      icon: Crown,
      colour: 'slate',
    },
  ],
};

export const addOns: Section = {
  title: 'Optional add-ons',
  lede: 'Add them to any paid plan, for as long as you need them.',
  points: [
    {
      title: 'Extra queries',
      price: `${formatRupees(5)} per 100`,
      text: 'For busy months, without changing your plan.',
      icon: MessageCirclePlus,
    },
    {
      title: 'Custom AI training',
      price: `${formatRupees(25_000)} one-time`,
      text: 'The engine learns your projects, your terms and your tone of voice.',
      icon: Sparkles,
    },
    {
      title: 'Dedicated support',
      price: `${formatRupees(5_000)} per month`,
      text: 'Call one person who knows your account.',
      icon: Headset,
    },
    {
      title: 'Advanced analytics',
      price: `${formatRupees(10_000)} per month`,
      text: 'See what people ask about, by street and by week.',
      icon: ChartPie,
    },
  ],
};

export const usageSection: Section = {
  title: 'How many queries do you need?',
  lede: 'A typical month for a family that’s seriously looking.',
};

/** The inputs of the example, whose results are fixed. */
export const usageLines = [
  { label: 'Properties researched per month', placeholder: 10, queries: 50 },
  { label: 'Market analysis requests per month', placeholder: 5, queries: 25 },
  { label: 'Investment analysis queries per month', placeholder: 3, queries: 15 },
] as const;

export const usageResult = { total: 90, plan: 'Basic Explorer', holds: 100 } as const;

export const usageResults = [
  ...usageLines.map(({ label, queries }) => ({
    label: label.replace(' per month', ''),
    value: `about ${queries} queries`,
  })),
  { label: 'Total', value: `about ${usageResult.total} queries` },
  { label: 'Recommended', value: `${usageResult.plan} (${usageResult.holds} queries per month)` },
];

export const trialFaq: Section = {
  title: 'Questions and answers',
  lede: 'What people ask before they start.',
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
      text: `Twelve Indian languages: ${languageNames}. ${claims.languages}`,
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
  title: 'See it answer your questions.',
  lede: 'In half an hour we’ll show you what it knows about your street.',
};
