import {
  BadgeCheck,
  Brain,
  Headset,
  HeartHandshake,
  IndianRupee,
  Languages,
  MessageCircle,
  Rocket,
  ScanEye,
  Sun,
  Users,
} from 'lucide-react';
import { company } from './company.js';
import { claims } from './claims.js';
import type { Page, Section } from './content-model.js';

export const page: Page = {
  title: `About ${company.name}: who builds the tours and the agents`,
  description: 'Our mission, our services, our values, and the two people who lead the company.',
  head: {
    eyebrow: 'About us',
    title: 'Buying a home is hard. We make it clear.',
    lede: 'Buyers see every room, ask anything and get an answer they understand, in their own language and at any hour.',
    picture: {
      name: 'villa-verandah',
      alt: 'A swing on the verandah of a villa, before the garden.',
    },
  },
};

export const mission = {
  title: 'Our mission',
  lede: 'Help every family walk through a home before it’s built, get every question answered at once, and choose builders by the quality of what they build.',
};

export const services: Section = {
  title: 'What we do',
  lede: 'Three services that work as one.',
  points: [
    {
      title: '360° virtual tours',
      text: 'We render your drawings or photograph your site. Buyers walk through on any screen, or in VR.',
      icon: ScanEye,
    },
    {
      title: 'AI sales agents',
      text: `They chat, call and answer WhatsApp for you. ${claims.languages}`,
      icon: Headset,
    },
    {
      title: 'Property intelligence',
      text: 'Our engine explains prices, neighbourhoods and returns to buyers, agents and builders.',
      icon: Brain,
    },
  ],
};

export const values: Section = {
  title: 'How we work',
  lede: 'Four promises you can hold us to.',
  points: [
    {
      title: 'Show the home as it will be',
      text: 'We don’t stretch bedrooms, and we don’t add sun where there’ll be a wall.',
      icon: Sun,
    },
    {
      title: 'Answer honestly',
      text: 'When an agent doesn’t know, it hands over to a person who does.',
      icon: MessageCircle,
    },
    {
      title: 'Speak the buyer’s language',
      text: 'People decide in the language they think in, so we start there.',
      icon: Languages,
    },
    {
      title: 'Earn the renewal',
      text: 'There’s no lock-in. You stay because the numbers are good.',
      icon: HeartHandshake,
    },
  ],
};

export const teamSection: Section = {
  title: 'Leadership',
  lede: 'You’ll meet them on your first call.',
};

export const team = [
  {
    name: 'Kavya Iyer',
    role: 'Chief executive and co-founder',
    image: '/portraits/kavya-iyer.svg',
    bio: 'Kavya trained as an architect and sold flats for eight years. She got tired of describing windows over the phone.',
    social: ['LinkedIn', 'X'],
  },
  {
    name: 'Arjun Menon',
    role: 'Chief technology officer and co-founder',
    image: '/portraits/arjun-menon.svg',
    bio: 'Arjun built speech systems for Indian languages, then taught one what carpet area means.',
    social: ['LinkedIn', 'GitHub'],
  },
];

export const reasons: Section = {
  title: 'Why choose us',
  lede: 'One partner instead of three vendors.',
  points: [
    {
      title: 'One team for tour and agent',
      text: 'Your agent knows what the tour shows, and takes buyers to the right room.',
      icon: Users,
    },
    {
      title: 'Live within two weeks',
      text: `Tours in ${claims.tourDelivery}, AI agents in ${claims.agentDelivery}, first leads within ${claims.firstLeads}.`,
      icon: Rocket,
    },
    {
      title: 'No risk',
      text: `${claims.guarantee}, no setup fees, cancel anytime.`,
      icon: BadgeCheck,
    },
    {
      title: 'Made for India',
      text: 'It handles lakhs and crores, RERA numbers, vastu questions and festival offers.',
      icon: IndianRupee,
    },
  ],
};

export const timeline: Section = {
  title: 'How we got here',
  lede: 'From one flat in Whitefield to three cities.',
  points: [
    { title: '2021', text: 'The first tour: one flat in Whitefield, photographed in the rain.' },
    { title: '2022', text: 'The first agent answers in English and Hindi.' },
    { title: '2023', text: 'Offices in Mumbai and Delhi NCR.' },
    { title: '2024', text: 'The property intelligence engine opens to buyers.' },
  ],
};

export const closing: Section = {
  title: 'Come and see how we do it.',
  lede: 'Give us half an hour and one of your projects.',
  links: [{ to: '/contact', label: 'Book a visit' }],
};
