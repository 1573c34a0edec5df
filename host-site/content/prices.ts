import { company } from './company.js';
import { formatRupees } from '../amounts.js';
import { claims } from './claims.js';
import { priceList, tourContents, YEARLY_SAVING } from './price-list.js';
import type { Page, Plan, Section } from './content-model.js';

export const page: Page = {
  title: `Prices of virtual tours, AI agents and bundles | ${company.name}`,
  description: `Virtual tour packages from ${formatRupees(priceList.basicTour.monthly)} a project, AI agent plans from ${formatRupees(priceList.starterAi.monthly)} a month, and bundles of both. No setup fees, cancel anytime.`,
  head: {
    eyebrow: 'Pricing',
    title: 'Simple prices. No surprises.',
    lede: 'Pick a tour, an agent or both. Pay monthly, or yearly and save.',
  },
};

/** What every customer gets. */
export const promises = {
  title: 'With every plan',
  points: [
    'No setup fees',
    `A ${claims.guarantee}`,
    'Cancel anytime',
    `Tours delivered in ${claims.tourDelivery}`,
    `Agents live in ${claims.agentDelivery}`,
  ],
};

export const tourPlansSection: Section = {
  title: 'Virtual tour packages',
  lede: `Pay by the project, or for ten projects a year. The yearly ${YEARLY_SAVING} applies to agents and bundles.`,
};

/** The period of a tour package's price. */
export const tourPeriodLabels = {
  monthly: 'per project',
  yearly: 'per year (10 projects)',
} as const;

export const tourPlans: readonly Plan[] = [
  {
    name: 'Basic Tour',
    description: 'One home, shown at its best.',
    price: priceList.basicTour,
    features: [...tourContents.basic, 'Hosting included for 6 months'],
    notIncluded: ['VR', 'Floor plans', 'WhatsApp integration'],
  },
  {
    name: 'Premium Package',
    description: 'Your whole project, with everything that helps it sell.',
    price: priceList.premiumTour,
    features: [...tourContents.premium, 'Hosting included for 12 months'],
    popular: true,
  },
  {
    name: 'Enterprise Solution',
    description: 'For townships and portfolios.',
    price: { monthly: 75_000, yearly: 750_000 },
    features: [
      'Everything in Premium',
      'Every phase of a township in one tour',
      'Your own domain and brand',
      'A manager for your account',
      'Hosting included for a lifetime',
    ],
  },
];

export const agentPlansSection: Section = {
  title: 'AI agent plans',
  lede: `Your agent goes live in ${claims.agentDelivery}, by chat, voice and WhatsApp. ${claims.languages}`,
};

export const agentPlans: readonly Plan[] = [
  {
    name: 'Starter AI',
    description: 'For your first project.',
    price: priceList.starterAi,
    originalPrice: priceList.starterAiBefore,
    features: [
      '500 conversations per month',
      'English only',
      'Lead qualification',
      'Hot, Warm and Cold scoring',
      'Visits booked into your calendar',
      'Smart follow-ups',
    ],
    notIncluded: ['Further languages', 'White-label'],
  },
  {
    name: 'Professional AI',
    description: 'For a sales desk that never sleeps.',
    price: { monthly: 50_000, yearly: 500_000 },
    originalPrice: { monthly: 75_000, yearly: 750_000 },
    features: [
      '2,000 conversations per month',
      '12+ languages',
      'Everything the Starter agent does',
      'Integration with your CRM',
    ],
    notIncluded: ['White-label'],
    popular: true,
  },
  {
    name: 'Enterprise AI',
    description: 'For portfolios, under your own brand.',
    price: { monthly: 100_000, yearly: 1_000_000 },
    features: [
      'Unlimited conversations',
      '12+ languages',
      'Everything in Professional',
      'White-label',
      'Voices of your own',
      'A manager for your account',
    ],
  },
];

export const bundlesSection: Section = {
  title: 'Bundles',
  lede: 'Tour and agent work together, and you see both in one dashboard.',
};

export const bundles: readonly Plan[] = [
  {
    name: 'Growth Bundle',
    description: 'For one project, from first click to booked visit.',
    saving: 'amount',
    features: ['Premium tours', 'Starter AI', 'One dashboard for both'],
    price: { monthly: 60_000, yearly: 600_000 },
    originalPrice: { monthly: 85_000, yearly: 850_000 },
    popular: true,
  },
  {
    name: 'Scale Bundle',
    description: 'For several projects at once.',
    saving: 'amount',
    features: ['Enterprise tours', 'Professional AI', 'One dashboard for both'],
    price: { monthly: 135_000, yearly: 1_350_000 },
    originalPrice: { monthly: 175_000, yearly: 1_750_000 },
  },
];

export const pricingFaq: Section = {
  title: 'Questions about prices',
  lede: 'What builders ask us before they sign.',
  points: [
    { title: 'Are there setup fees?', text: 'No. The price list is the whole price.' },
    {
      title: 'Can I stop?',
      text: 'Cancel anytime. Within the first 30 days you get your money back.',
    },
    {
      title: 'How soon is it live?',
      text: `Tours in ${claims.tourDelivery}, AI agents in ${claims.agentDelivery}.`,
    },
  ],
};

export const pricingRoi: Section = {
  title: 'What you get back',
  lede: `Builders report ${claims.conversions}x ROI.`,
};

export const closing: Section = {
  title: 'Not sure which one?',
  lede: 'Tell us about your project. We’ll tell you what you need and what you don’t.',
  links: [
    { to: '/contact', label: 'Get advice' },
    { to: '/pricing-strategy', label: 'Intelligence engine prices' },
  ],
};
