import { claims } from './claims.js';
import type { Section, Stat, Testimonial } from './content-model.js';

export const homeStats: readonly Stat[] = [
  { value: claims.projectsDelivered, unit: '+', label: 'projects delivered' },
  { value: claims.conversions, unit: 'x', label: 'as many conversions' },
  { value: claims.costReduction, unit: '%', label: 'lower sales cost' },
  { value: 3, unit: '', label: 'languages, with the same agent' },
];

export const testimonialsSection: Section = {
  title: 'What builders say',
  lede: 'Three sample voices, as a sales team might put it.',
};

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Ananya Rao',
    company: 'Tulsivan Homes',
    role: 'Sales head',
    content:
      'Families abroad used to wait for a relative to visit on their behalf. Now they walk through the flat together on a call, and come to us with the shortlist made.',
    rating: 5,
  },
  {
    name: 'Vikram Deshpande',
    company: 'Sahyadri Meadows',
    role: 'Managing director',
    content:
      'Most of our enquiries come after ten at night. The agent answers them in the buyer’s language, and my team starts the morning with booked visits instead of missed calls.',
    rating: 5,
  },
  {
    name: 'Meher Kaur',
    company: 'Northline Estates',
    role: 'Marketing head',
    content:
      'The tour was ready in nine days and the agent in four. For the first time I can see which rooms people linger in, and which questions they ask before they book.',
    rating: 5,
  },
];

export const homeClosing: Section = {
  title: 'See your next project the way a buyer will.',
  lede: `A ${claims.guarantee}, no setup fees, and you can cancel anytime.`,
};

export const roiSection: Section = {
  title: 'What it comes to in a year',
  lede: 'A sample project with a sales team of five, a tour and one AI agent.',
};

/** The sample of the calculator: figures of an example, which no input changes. */
export const roiSample = {
  inputs: [
    'Enquiries a month',
    'Average price of a home in ₹',
    'Monthly cost of the sales team in ₹',
  ],
  monthlySaving: 80_000,
  conversion: { factor: 4, rate: 20 },
  annualReturn: 400,
  annualSavings: 1_200_000,
} as const;

/** Sample builders, whose names replace logos. */
export const builderNames: readonly string[] = [
  'Tulsivan Homes',
  'Sahyadri Meadows',
  'Northline Estates',
  'Kaveri Habitat',
  'Aravalli Spaces',
  'Palmgrove Developers',
];
