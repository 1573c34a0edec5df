import { company } from './company.js';
import { priceList } from './price-list.js';
import { formatRupees } from '../amounts.js';
import { claims } from './claims.js';
import type { Page, Section } from './content-model.js';

export const page: Page = {
  title: `360° virtual property tours from ${formatRupees(priceList.basicTour.monthly)} a project | ${company.name}`,
  description:
    'Walk through three sample homes, see what changes against traditional site visits, and compare the Basic and Premium tour packages.',
  head: {
    eyebrow: '360° virtual tours',
    title: 'Let them stand in the room before it is built.',
    lede: 'One address on any phone: buyers look around, walk from room to room and come back with their family. You see where they lingered.',
    picture: {
      name: 'heights-lounge',
      alt: 'The living room of a sample flat: a grey sofa before a green wall, and windows over the city.',
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
      alt: 'The dining corner of a sample flat, with tall windows over the city.',
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
    image: {
      name: 'villa-second',
      alt: 'The kitchen of a sample villa: green fronts and an island.',
    },
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
      alt: 'The lounge of a sample penthouse: a navy sofa before a walnut wall.',
    },
    views: 15_800,
    leads: 420,
    iframeUrl: '/tour.html?home=penthouse',
  },
] as const;

export type SampleTour = (typeof sampleTours)[number];

export const gallerySection: Section = {
  title: 'Step inside',
  lede: 'Three sample homes of our own making. Drag to look around, and follow the arrows to the next room.',
};

export const comparisonSection: Section = {
  title: 'Before and after',
  lede: 'The same project, sold by site visits alone, and with a tour in front of them.',
};

export const comparison = [
  {
    title: 'Traditional site visits',
    points: [
      `${claims.showUp.visit}% of the booked visits take place`,
      'Half a day of traffic for each family and each salesperson',
      'Nothing to show before the sample flat is furnished',
      'Buyers abroad wait for a relative to go',
      'Nobody knows which room decided it',
    ],
  },
  {
    title: 'With a virtual tour',
    points: [
      `${claims.showUp.tour}% of the booked visits take place`,
      'The first visit is made from the sofa, at any hour',
      'Sold from the drawings, months before handover',
      'The whole family walks through on one call',
      'You see the rooms they came back to',
    ],
  },
];

/** Not in the smallest package. */
const FROM_PREMIUM = 'From Premium';

export const tourFeatures: Section = {
  title: 'What is in a tour',
  lede: 'Six things that make people stay.',
  points: [
    {
      title: 'From drawings or a camera',
      text: 'We render what is not built yet and photograph what is. Both come in one tour.',
    },
    {
      title: 'Hotspots that answer',
      text: 'Tap the floor for its stone, the window for its view, the door for the next room.',
    },
    {
      title: 'Floor plans that walk',
      text: 'The plan shows where one stands, and takes one to any room.',
      limit: FROM_PREMIUM,
    },
    {
      title: 'VR, without an app',
      text: 'The same address opens in a headset in your experience centre.',
      limit: FROM_PREMIUM,
    },
    {
      title: 'Analytics by room',
      text: 'How many came, how long they stayed in each room, and what they asked next.',
    },
    {
      title: 'Shared on WhatsApp',
      text: 'A preview, a link and your agent’s number: the way families decide.',
      limit: FROM_PREMIUM,
    },
  ],
};

export const tourPricesSection: Section = {
  title: 'What a tour costs',
  lede: `By the project, delivered in ${claims.tourDelivery}, with no setup fees.`,
};

export const closing: Section = {
  title: 'A township, or ten projects a year?',
  lede: 'Enterprise pricing comes with a team of its own and hosting for good.',
  links: [{ to: '/contact', label: 'Contact us for enterprise pricing' }],
};
