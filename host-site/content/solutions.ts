import type { ChatMessage, Link, Offer, Picture, Section } from './content-model.js';
import { line } from './languages.js';
import { claims } from './claims.js';
import { priceList, tourContents } from './price-list.js';

export const solutionsSection: Section = {
  title: 'From first look to booked visit',
  lede: 'The tour brings buyers in. The agent keeps them talking. Use one, or let them work together.',
};

/** The tour prices on the home page and the tours page. */
export const tourOffers: readonly Offer[] = [
  {
    name: 'Basic',
    price: { now: priceList.basicTour.monthly, per: 'project' },
    includes: tourContents.basic,
    link: { to: '/contact', label: 'Get Basic' },
  },
  {
    name: 'Premium',
    price: { now: priceList.premiumTour.monthly, per: 'project' },
    includes: tourContents.premium,
    link: { to: '/contact', label: 'Get Premium' },
  },
];

/** What an agent costs at launch, on the home page and that of the agents. */
export const agentOffer: Offer = {
  name: 'AI sales agent',
  price: { now: priceList.starterAi.monthly, was: priceList.starterAiBefore.monthly, per: 'month' },
  includes: [
    `Replies in under ${claims.replyTime}`,
    'Open 24 hours, 7 days',
    'Lead qualification',
    'Smart follow-ups',
    'In English; 12+ languages with Professional AI',
  ],
  link: { to: '/contact', label: 'Get an agent' },
};

export interface Solution {
  readonly id: string;
  readonly name: string;
  readonly promise: string;
  readonly description: string;
  readonly facts: readonly string[];
  readonly offers: readonly Offer[];
  /** What it shows: a picture, or else a conversation. */
  readonly picture?: Picture;
  readonly conversation?: readonly ChatMessage[];
  readonly link: Link;
}

export const solutions: readonly Solution[] = [
  {
    id: 'virtual-tours',
    name: '360° virtual tours',
    promise: 'Open every home to every buyer.',
    description: `Buyers walk from room to room on any screen and in VR. Those who toured the home online turn up: ${claims.showUp.tour}% of their booked visits take place, against ${claims.showUp.visit}% of traditional ones.`,
    facts: [`Delivered in ${claims.tourDelivery}`, 'No setup fees'],
    offers: tourOffers,
    picture: {
      name: 'penthouse-bedroom',
      alt: 'The bedroom of a penthouse in the light of the evening.',
    },
    link: { to: '/virtual-tours', label: 'Take a tour' },
  },
  {
    id: 'ai-sales-agents',
    name: 'AI sales agents',
    promise: 'Never miss an enquiry again.',
    description: `Your agent knows your project. It talks to buyers by chat, voice and WhatsApp, scores them hot, warm or cold, and puts the visit in your calendar. ${claims.languages}`,
    facts: [
      `Live in ${claims.agentDelivery}`,
      `First leads within ${claims.firstLeads}`,
      'Cancel anytime',
    ],
    offers: [agentOffer],
    conversation: [
      line('user', 'Hi! Any 3 BHK facing east, under 1.5 crore?'),
      line(
        'ai',
        'Yes, two at Meridian Heights, on floors 7 and 11. Would you like to visit this Saturday at 11\u00a0AM?',
      ),
      line('user', 'Saturday works. It’s 11:40 pm and you’re awake!'),
      line('ai', 'Always. Your visit is booked, and the map is on its way to your WhatsApp.'),
    ],
    link: { to: '/ai-sales-agents', label: 'Talk to an agent' },
  },
];
