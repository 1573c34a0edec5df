import { company } from './company.js';
import { claims } from './claims.js';
import type { Page, Section } from './content-model.js';

export const page: Page = {
  title: `About ${company.name}: who builds the tours and the agents`,
  description:
    'Our mission, our services, what we hold ourselves to, and the two people who lead the company.',
  head: {
    eyebrow: 'About us',
    title: 'A home is the largest thing most people buy.',
    lede: 'They deserve to see it, ask about it and understand it, in their own language and in their own time.',
    picture: {
      name: 'heights-window',
      alt: 'The dining corner of a sample flat, with the city beyond the balcony.',
    },
  },
};

export const mission = {
  title: 'Our mission',
  lede: 'To make looking for a home as clear as living in it: every room open to be walked through, every question answered at once, and every builder known by the quality of what they build.',
};

export const services: Section = {
  title: 'What we do',
  lede: 'Three services that share what they know.',
  points: [
    {
      title: '360° virtual tours',
      text: 'Rendered from drawings or photographed on site, for any screen and in VR.',
    },
    {
      title: 'AI sales agents',
      text: 'Colleagues who chat, call and write on WhatsApp, in 40+ languages and dialects.',
    },
    {
      title: 'Property intelligence',
      text: 'An engine that explains prices, places and returns to buyers, agents and builders.',
    },
  ],
};

export const values: Section = {
  title: 'What we hold ourselves to',
  lede: 'Four sentences, on the wall of the office.',
  points: [
    {
      title: 'Show it as it will be',
      text: 'No lens that widens a bedroom, no sun where there will be a wall.',
    },
    {
      title: 'Answer, or say that you cannot',
      text: 'When an agent does not know, it hands over to a person who does.',
    },
    { title: 'In their own words', text: 'A language is not a setting. It is how people decide.' },
    { title: 'Earn the renewal', text: 'No lock-in: you stay for the numbers, or you go.' },
  ],
};

export const teamSection: Section = {
  title: 'Leadership',
  lede: 'Two sample people, one product.',
};

export const team = [
  {
    name: 'Kavya Iyer',
    role: 'Chief executive and co-founder',
    image: '/portraits/kavya-iyer.svg',
    bio: 'An architect who sold flats for eight years and grew tired of explaining windows over the phone.',
    social: ['LinkedIn', 'X'],
  },
  {
    name: 'Arjun Menon',
    role: 'Chief technology officer and co-founder',
    image: '/portraits/arjun-menon.svg',
    bio: 'Built speech systems for Indian languages before he built one that knows what carpet area means.',
    social: ['LinkedIn', 'GitHub'],
  },
];

export const reasons: Section = {
  title: 'Why choose us',
  lede: 'What you would otherwise buy from three companies.',
  points: [
    {
      title: 'One team for tour and agent',
      text: 'The agent knows what the tour shows, and sends people to the right room.',
    },
    {
      title: 'Fast',
      text: `Tours in ${claims.tourDelivery}, AI agents in ${claims.agentDelivery}, first leads within ${claims.firstLeads}.`,
    },
    { title: 'Fair', text: `${claims.guarantee}, no setup fees, cancel anytime.` },
    {
      title: 'Made for India',
      text: 'Lakhs and crores, RERA numbers, vastu questions and festival offers.',
    },
  ],
};

export const timeline: Section = {
  title: 'How we got here',
  lede: 'A sample history in four years.',
  points: [
    { title: '2021', text: 'The first tour: one flat in Whitefield, photographed in the rain.' },
    { title: '2022', text: 'The first agent answers in English and Hindi.' },
    { title: '2023', text: 'Offices in Mumbai and Delhi NCR.' },
    { title: '2024', text: 'The property intelligence engine opens to buyers.' },
  ],
};

export const closing: Section = {
  title: 'Come and see how it is made.',
  lede: 'Half an hour, one of your projects, and the two of us.',
  links: [{ to: '/contact', label: 'Arrange a visit' }],
};
