import { Camera, ChartColumn, Glasses, Map, MapPin, MessageCircle } from 'lucide-react';
import { company } from './company.js';
import { priceList } from './price-list.js';
import { formatRupees } from '../amounts.js';
import { claims } from './claims.js';
import type { Page, Section } from './content-model.js';

export const page: Page = {
  title: `360° virtual property tours from ${formatRupees(priceList.basicTour.monthly)} a project | ${company.name}`,
  description:
    'Walk through three homes, compare tours with traditional site visits, and choose between the Basic and Premium packages.',
  head: {
    eyebrow: '360° virtual tours',
    title: 'Walk buyers through homes you haven’t built yet.',
    lede: 'They open a link on any phone, look around, walk from room to room and come back with their family. You see which rooms they love.',
    picture: {
      name: 'penthouse-terrace',
      alt: 'Two loungers on the terrace of a penthouse, and the sun setting over the sea.',
    },
  },
};

export const sampleTours = [
  {
    id: 'heights',
    title: 'Meridian Heights, 3 BHK',
    location: 'Whitefield, Bangalore',
    type: 'Apartment',
    image: {
      name: 'heights-window',
      alt: 'An armchair by the balcony door of a flat, with the city beyond.',
    },
    views: 12_500,
    leads: 340,
    iframeUrl: '/tour.html?home=heights',
  },
  {
    id: 'villa',
    title: 'Laterite Court, garden villa',
    location: 'Baner, Pune',
    type: 'Villa',
    image: { name: 'villa-kitchen', alt: 'The kitchen of a villa: green fronts and an island.' },
    views: 8_200,
    leads: 190,
    iframeUrl: '/tour.html?home=villa',
  },
  {
    id: 'penthouse',
    title: 'Harbour Sky, penthouse',
    location: 'Worli, Mumbai',
    type: 'Penthouse',
    image: {
      name: 'penthouse-lounge',
      alt: 'The lounge of a penthouse, with the sunset over the sea.',
    },
    views: 15_800,
    leads: 420,
    iframeUrl: '/tour.html?home=penthouse',
  },
] as const;

export type SampleTour = (typeof sampleTours)[number];

export const gallerySection: Section = {
  title: 'Step inside',
  lede: 'Drag to look around, press the mark on a doorway to walk through it, and a green dot to learn more.',
};

export const comparisonSection: Section = {
  title: 'Before and after',
  lede: 'See what changes when buyers tour the home before they visit it.',
};

export const comparison = [
  {
    title: 'Traditional site visits',
    points: [
      `${claims.showUp.visit}% of the booked visits take place`,
      'Every visit costs half a day of traffic',
      'You have nothing to show before the show flat is ready',
      'Buyers abroad wait for a relative to go',
      'Nobody knows which room won them over',
    ],
  },
  {
    title: 'With a virtual tour',
    points: [
      `${claims.showUp.tour}% of the booked visits take place`,
      'Buyers make their first visit from the sofa, at any hour',
      'You sell from drawings, months before handover',
      'The whole family walks through on one call',
      'You see the rooms they come back to',
    ],
  },
];

/** Not in the smallest package. */
const FROM_PREMIUM = 'From Premium';

export const tourFeatures: Section = {
  title: 'What you get in a tour',
  lede: 'Six reasons buyers stay longer.',
  points: [
    {
      title: 'From drawings or a camera',
      icon: Camera,
      text: 'We render what isn’t built yet and photograph what is, in one tour.',
    },
    {
      title: 'Hotspots that answer',
      icon: MapPin,
      text: 'Mark what matters: the stone on the floor, the view from the window, the way to the next room.',
    },
    {
      title: 'Floor plans that guide',
      icon: Map,
      text: 'The plan shows buyers where they are and takes them to any room.',
      limit: FROM_PREMIUM,
    },
    {
      title: 'VR, without an app',
      icon: Glasses,
      text: 'The same link opens in a headset at your experience centre.',
      limit: FROM_PREMIUM,
    },
    {
      title: 'Analytics by room',
      icon: ChartColumn,
      text: 'See how many buyers came, how long they stayed in each room, and what they asked next.',
    },
    {
      title: 'Shared on WhatsApp',
      icon: MessageCircle,
      text: 'Send a preview, a link and your agent’s number to the family group, where decisions are made.',
      limit: FROM_PREMIUM,
    },
  ],
};

export const analyticsSection: Section = {
  title: 'See where buyers linger',
  lede: 'Each tour comes with a heat map of its rooms. This one shows Meridian Heights.',
};

/** How long a visitor looks at each place of a tour on average. */
export const tourAnalytics = [
  { home: 'heights', name: 'Dining table', at: [1.25, 4.85], seconds: 48 },
  { home: 'heights', name: 'Balcony', at: [3.2, -1], seconds: 41 },
  { home: 'heights', name: 'Bed', at: [9.7, 2.1], seconds: 33 },
  { home: 'heights', name: 'Sofa', at: [0.7, 1.95], seconds: 26 },
  { home: 'heights', name: 'Wardrobe', at: [8.7, 4], seconds: 12 },
] as const;

/** The visitor's own visit, from so many seconds in a tour on. */
export const VISIT_SECONDS = 30;

export const visitSection: Section = {
  title: 'Your visit, as a sales team sees it',
  lede: 'Where you looked, what you asked, and how warm you are. It stays in this page: nothing is sent or kept.',
};

export const visitTexts = {
  averages: 'Average time that visitors look at a place',
  places: 'Time that you looked at a place',
  score: 'Your score',
  warm: 'Warm',
  hot: 'Hot',
  asked: 'What you asked',
  nothing: 'You have asked nothing yet. A question to our AI agent makes you hotter.',
} as const;

export const tourPricesSection: Section = {
  title: 'What a tour costs',
  lede: `You pay by the project, with no setup fees. We deliver in ${claims.tourDelivery}.`,
};

export const closing: Section = {
  title: 'Building a township, or ten projects a year?',
  lede: 'Enterprise pricing gives you a dedicated team and lifetime hosting.',
  links: [{ to: '/contact', label: 'Contact us for enterprise pricing' }],
};
