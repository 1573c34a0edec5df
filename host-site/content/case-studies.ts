import { Award, Rocket, Trophy } from 'lucide-react';
import { company } from './company.js';
import { formatRupees } from '../amounts.js';
import { claims } from './claims.js';
import type { Page, Section, Stat } from './content-model.js';

export const page: Page = {
  title: `Success stories of builders with tours and AI agents | ${company.name}`,
  description:
    'Three projects before and after: bookings, sales cost and time to decide, what we did and how long it took.',
  head: {
    eyebrow: 'Success stories',
    title: 'They sold more and spent less.',
    lede: 'Three builders show what changed once buyers could walk through every home and get an answer at any hour.',
  },
};

export const headlineStats: readonly Stat[] = [
  { value: claims.builderPartners, unit: '+', label: 'builder partners' },
  { value: claims.conversions, unit: 'x', label: 'ROI' },
  { value: claims.costReduction, unit: '%', label: 'cost reduction' },
  { value: claims.showUp.tour, unit: '%', label: 'show-up rate' },
];

export const caseStudies = [
  {
    company: 'Kaveri Habitat',
    project: 'Riverleaf',
    location: 'Sarjapur Road, Bangalore',
    image: { name: 'heights-lounge', alt: 'The living room of a flat, with a green wall.' },
    challenge:
      'Kaveri had two hundred flats to sell, no show flat until spring, and a sales desk that reached only one caller in three.',
    solution: [
      'A rendered tour of both flat types, live eight months before the show flat',
      'An AI agent on the site and on WhatsApp, in Kannada, Hindi and English',
      'Visits booked straight into the site team’s calendar',
    ],
    results: [
      { metric: 'Visits that took place', before: '40%', after: '80%', improvement: '2x' },
      {
        metric: 'First answer',
        before: '6 hours',
        after: '30 seconds',
        improvement: '720x faster',
      },
      { metric: 'Bookings a month', before: '6', after: '24', improvement: '4x' },
    ],
    testimonial: {
      quote:
        'We sold the east tower from a phone screen. By the time the show flat opened, people had already chosen.',
      author: 'Shruti Hegde',
      position: 'Head of sales, Kaveri Habitat',
    },
    roi: '4x',
    timeframe: '6 months',
  },
  {
    company: 'Sahyadri Meadows',
    project: 'Laterite Court',
    location: 'Baner, Pune',
    image: { name: 'villa-lounge', alt: 'The living room of a villa, with an ochre wall.' },
    challenge:
      'The buyers live in Dubai and Singapore. Every visit meant a flight, and most leads went cold first.',
    solution: [
      'A tour of the villa with its garden, shared on family calls',
      'An AI agent that follows up in the buyer’s own time zone',
      'A weekly list of the rooms and questions that come up most',
    ],
    results: [
      { metric: 'Bookings from abroad', before: '3', after: '12', improvement: '4x' },
      {
        metric: 'Cost of a booking',
        before: formatRupees(150_000),
        after: formatRupees(90_000),
        improvement: '40% lower',
      },
      {
        metric: 'Time to decide',
        before: '11 weeks',
        after: '5 weeks',
        improvement: '6 weeks less',
      },
    ],
    testimonial: {
      quote:
        'Three generations walked through the house on one call. The grandmother asked where the tulsi would stand.',
      author: 'Vikram Deshpande',
      position: 'Managing director, Sahyadri Meadows',
    },
    roi: '4x',
    timeframe: '9 months',
  },
  {
    company: 'Northline Estates',
    project: 'Harbour Sky',
    location: 'Worli, Mumbai',
    image: { name: 'penthouse-lounge', alt: 'The lounge of a penthouse in the evening.' },
    challenge:
      'Six penthouses, a small circle of busy buyers, and viewings that took a full day each.',
    solution: [
      'A tour that every buyer takes before the first viewing',
      'A voice agent that qualifies before anyone from the team calls',
      'Analytics that told the architect which plan to build',
    ],
    results: [
      { metric: 'Viewings for a sale', before: '14', after: '4', improvement: '10 fewer' },
      { metric: 'Qualified enquiries', before: '9%', after: '36%', improvement: '4x' },
      {
        metric: 'Sales cost',
        before: formatRupees(2_000_000),
        after: formatRupees(1_200_000),
        improvement: '40% lower',
      },
    ],
    testimonial: {
      quote: 'People arrived knowing which window they wanted to stand at.',
      author: 'Meher Kaur',
      position: 'Marketing head, Northline Estates',
    },
    roi: '4x',
    timeframe: '4 months',
  },
];

export const patterns: Section = {
  title: 'What successful builders do',
  lede: 'Four habits we see wherever the numbers move.',
  points: [
    {
      title: 'Start before the show flat',
      text: 'Their tour goes live with the first advertisement, not with the first tile.',
    },
    {
      title: 'Answer at night',
      text: 'Half of all enquiries come after office hours. Their agent takes them while the team sleeps.',
    },
    {
      title: 'Call hot leads first',
      text: 'The lead score sets the order of the morning’s calls.',
    },
    {
      title: 'Follow the data',
      text: 'The rooms where buyers linger shape the plans, the price list and the pitch.',
    },
  ],
};

export const recognitions: Section = {
  title: 'Industry recognition',
  lede: 'Awards that our work has won.',
  points: [
    { title: 'Property Technology of the Year', text: 'Deccan Realty Forum, 2023', icon: Trophy },
    { title: 'Best Use of Indian Languages', text: 'Bharat AI Summit, 2023', icon: Award },
    { title: 'Start-up to Watch', text: 'Garden City Builders’ Association, 2022', icon: Rocket },
  ],
};

export const closing: Section = {
  title: 'Make yours the next success story.',
  lede: 'Bring us one project. We’ll bring the tour, the agent and the numbers.',
  links: [
    { to: '/contact', label: 'Book a demo' },
    { to: '/pricing', label: 'See the prices' },
  ],
};
