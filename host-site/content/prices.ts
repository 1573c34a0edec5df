import { company } from './company.js';
import { formatRupees } from '../amounts.js';
import { claims } from './claims.js';
import { priceList, YEARLY_SAVING } from './price-list.js';
import type { Page, Plan, Section } from './content-model.js';

export const page: Page = {
  title: `Prices of virtual tours, AI agents and bundles | ${company.name}`,
  description: `Virtual tour packages from ${formatRupees(priceList.basicTour.monthly)} a project, AI agent plans from ${formatRupees(priceList.starterAi.monthly)} a month, and bundles of both. No setup fees, cancel anytime.`,
  head: {
    eyebrow: 'Pricing',
    title: 'One price list, for everyone.',
    lede: `No setup fees, a ${claims.guarantee}, and you can cancel anytime.`,
  },
};

export const tourPlansSection: Section = {
  title: 'Virtual tour packages',
  lede: `By the project, or ten projects by the year at the price of ten: the ${YEARLY_SAVING} is saved on agents and bundles. Delivered in ${claims.tourDelivery}.`,
};

/** The period of a tour package's price. */
export const tourPeriodLabels = {
  monthly: 'per project',
  yearly: 'per year (10 projects)',
} as const;

export const tourPlans: readonly Plan[] = [
  {
    name: 'Basic Tour',
    description: 'One home, well shown.',
    price: priceList.basicTour,
    features: ['1 unit', '5 custom hotspots', 'Basic analytics', 'Hosting included for 6 months'],
    notIncluded: ['VR', 'Floor plans', 'WhatsApp integration'],
  },
  {
    name: 'Premium Package',
    description: 'A whole project, with everything that helps to sell it.',
    price: priceList.premiumTour,
    features: [
      'Multiple units',
      'Unlimited hotspots',
      'VR',
      'Advanced analytics',
      'Branding',
      'Floor plans',
      'WhatsApp integration',
      'Hosting included for 12 months',
    ],
    popular: true,
  },
  {
    name: 'Enterprise Solution',
    description: 'Townships and portfolios.',
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
  lede: `Live in ${claims.agentDelivery}, by chat, voice and WhatsApp.`,
};

export const agentPlans: readonly Plan[] = [
  {
    name: 'Starter AI',
    description: 'For a first project.',
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
    description: 'For a sales desk that never closes.',
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
    description: 'For portfolios, under your own name.',
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
  lede: 'The tour and the agent know of each other, and share one dashboard.',
};

export const bundles: readonly Plan[] = [
  {
    name: 'Growth Bundle',
    features: ['Premium tours', 'Starter AI', 'One dashboard for both'],
    price: { monthly: 60_000, yearly: 600_000 },
    originalPrice: { monthly: 85_000, yearly: 850_000 },
    popular: true,
  },
  {
    name: 'Scale Bundle',
    features: ['Enterprise tours', 'Professional AI', 'One dashboard for both'],
    price: { monthly: 135_000, yearly: 1_350_000 },
    originalPrice: { monthly: 175_000, yearly: 1_750_000 },
  },
];

export const pricingFaq: Section = {
  title: 'Questions about prices',
  lede: 'What builders ask before they sign.',
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
  title: 'What comes back',
  lede: `Builders report ${claims.conversions}x ROI.`,
};

/** The same where the home page shows its calculation. */
export const pricingRoiWithSample: Section = {
  ...pricingRoi,
  lede: `${pricingRoi.lede} The home page has a sample calculation.`,
};

export const closing: Section = {
  title: 'Not sure which one?',
  lede: 'Tell us about the project. We say what you need, and what you do not.',
  links: [
    { to: '/contact', label: 'Ask for advice' },
    { to: '/pricing-strategy', label: 'Intelligence engine prices' },
  ],
};
