import { claims } from './claims.js';
import { priceList } from './price-list.js';
import type { Offer, Section } from './content-model.js';

export const solutionsSection: Section = {
  title: 'Two tools, one conversation',
  lede: 'The tour brings a buyer in. The agent keeps them talking. Take one, or let them work together.',
};

/** The tour prices on the home page and the tours page. */
export const tourOffers: readonly Offer[] = [
  {
    name: 'Basic',
    price: { now: priceList.basicTour.monthly, per: 'project' },
    includes: ['1 unit', '5 custom hotspots', 'Basic analytics'],
    link: { to: '/contact', label: 'Ask for Basic' },
  },
  {
    name: 'Premium',
    price: { now: priceList.premiumTour.monthly, per: 'project' },
    includes: [
      'Multiple units',
      'Unlimited hotspots',
      'VR',
      'Advanced analytics',
      'Branding',
      'Floor plans',
      'WhatsApp integration',
    ],
    link: { to: '/contact', label: 'Ask for Premium' },
  },
];

/** What an agent costs at launch, on the home page and that of the agents. */
export const agentOffer: Offer = {
  name: 'AI sales agent',
  price: {
    now: priceList.starterAi.monthly,
    was: priceList.starterAiBefore.monthly,
    per: 'month',
  },
  includes: [
    `Replies in under ${claims.replyTime}`,
    'Open 24 hours, 7 days',
    'Lead qualification',
    'Smart follow-ups',
    'In English; 12+ languages with Professional AI',
  ],
  link: { to: '/contact', label: 'Ask for an agent' },
};

export const solutions = [
  {
    id: 'virtual-tours',
    name: '360° virtual tours',
    promise: 'Walk through it from anywhere.',
    description: `Every room, balcony and amenity, on any screen and in VR. Buyers who toured the home online turn up: ${claims.showUp.tour}% of their booked visits take place, against ${claims.showUp.visit}% of traditional ones.`,
    facts: [`Delivered in ${claims.tourDelivery}`, 'No setup fees'],
    offers: tourOffers,
    picture: {
      name: 'villa-lounge',
      alt: 'The living room of a sample villa, with a terracotta wall and a stone floor.',
    },
    link: { to: '/virtual-tours', label: 'Look around the sample tours' },
  },
  {
    id: 'ai-sales-agents',
    name: 'AI sales agents',
    promise: 'Answer every enquiry, at any hour.',
    description:
      'An agent that knows your project talks to buyers by chat, voice and WhatsApp, scores them hot, warm or cold, and puts the visit in your calendar.',
    facts: [
      `Live in ${claims.agentDelivery}`,
      `First leads within ${claims.firstLeads}`,
      'Cancel anytime',
    ],
    offers: [agentOffer],
    picture: {
      name: 'penthouse-window',
      alt: 'The dining table and windows of a sample penthouse in the evening sun.',
    },
    link: { to: '/ai-sales-agents', label: 'Talk to a sample agent' },
  },
];
