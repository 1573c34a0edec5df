import { formatRupees } from '../amounts.js';
import { claims } from './claims.js';
import { company } from './company.js';
import type { Page, Picture, Section, Stat } from './content-model.js';

export const page: Page = {
  title: `${company.name}: 360° virtual tours and AI sales agents for builders in India`,
  description: `Virtual property tours that bring buyers in, and multilingual AI sales agents that answer every enquiry within ${claims.firstAnswer}.`,
  head: {
    eyebrow: 'For builders and developers in India',
    title: 'Sell homes before the first site visit.',
    lede: `Let buyers walk through every room online. Your AI sales agent answers them within ${claims.firstAnswer}, by chat, voice and WhatsApp, and books the visit.`,
    links: [
      { to: '/contact', label: 'Book a demo' },
      { to: '/pricing', label: 'See prices' },
    ],
  },
};

export const heroPoster: Picture = {
  name: 'hero',
  widths: [480, 800, 1280, 1920, 2560],
  alt: 'The living room of a flat: an armchair by the balcony, a sofa before a green wall, and the city outside.',
};

/** The tour that begins with the same view. */
export const heroTour = {
  address: '/tour.html?home=heights&backdrop',
  title: 'Tour of Meridian Heights: drag to look around',
  label: 'Look around',
  hint: 'Drag the room to look around',
};

/** A question with which the assistant shows a room, and the room. */
export const heroQuestion = {
  text: 'Show me the balcony at sunset',
  to: '/virtual-tours?tour=penthouse-terrace',
};

export const heroFilm = {
  title: 'the rooms of three homes',
  fault: 'The film could not be played. Press play to try again.',
  sources: [
    { src: '/films/homes.webm', type: 'video/webm' },
    { src: '/films/homes.mp4', type: 'video/mp4' },
  ],
};

export const homeStats: readonly Stat[] = [
  { value: claims.projectsDelivered, unit: '+', label: 'projects delivered' },
  { value: claims.conversions, unit: 'x', label: 'more conversions' },
  { value: claims.costReduction, unit: '%', label: 'lower sales cost' },
  { value: 3, unit: '', label: 'languages in most projects' },
];

export const testimonialsSection: Section = {
  title: 'What builders say',
  lede: 'Sales teams tell us what changed for them.',
};

export const testimonials = [
  {
    name: 'Ananya Rao',
    company: 'Tulsivan Homes',
    role: 'Sales head',
    content:
      'Families abroad used to wait for a relative to visit for them. Now they walk through the flat together on a call and come to us with a shortlist.',
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

export const closing: Section = {
  title: 'See your next project through a buyer’s eyes.',
  lede: `You get a ${claims.guarantee}, you pay no setup fees, and you can cancel anytime.`,
  links: [{ to: '/contact', label: 'Book a demo' }],
};

export const roiSection: Section = {
  title: 'What you gain in a year',
  lede: 'An example: a project with a sales team of five, a tour and one AI agent.',
};

/** The calculator: figures of an example, which no input changes. */
export const roiSample = {
  inputs: [
    { label: 'Enquiries a month' },
    { label: 'Average price of a home in ₹' },
    { label: 'Monthly cost of the sales team in ₹' },
  ],
  results: [
    { label: 'Monthly saving', value: formatRupees(80_000) },
    { label: 'Conversion', value: '4x (20%)' },
    { label: 'Annual ROI', value: '400%' },
    { label: 'Annual savings', value: formatRupees(1_200_000) },
  ],
};

/** Names that replace logos. */
export const builderNames = [
  'Tulsivan Homes',
  'Sahyadri Meadows',
  'Northline Estates',
  'Kaveri Habitat',
  'Aravalli Spaces',
  'Palmgrove Developers',
];
