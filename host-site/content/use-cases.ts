import { Construction, Handshake, KeyRound } from 'lucide-react';
import { company } from './company.js';
import { claims } from './claims.js';
import type { Page, Section } from './content-model.js';

export const page: Page = {
  title: `What property intelligence does for buyers, agents and builders | ${company.name}`,
  description:
    'Nine situations, step by step: how buyers choose, agents prepare and builders position a project with the intelligence engine.',
  head: {
    eyebrow: 'Use cases',
    title: 'Nine hard questions, answered.',
    lede: 'Are you buying, selling or building? See how the engine helps, step by step.',
    picture: { name: 'villa-garden', alt: 'A villa with its verandah, seen across the lawn.' },
  },
};

export const useCases = [
  {
    role: 'buyer',
    name: 'Buyer',
    icon: KeyRound,
    colour: 'emerald',
    scenarios: [
      {
        title: 'The first flat',
        description:
          'A couple in Bangalore has ₹90 lakh, two offices at opposite ends of the city and forty open browser tabs.',
        result: 'A shortlist of three, with reasons, in one evening.',
        process: [
          'Hears the budget and both commutes',
          'Filters projects by travel time at nine in the morning',
          'Checks RERA status and delivery record',
          'Explains the three that remain',
        ],
      },
      {
        title: 'A home for the parents',
        description:
          'A daughter in Toronto looks for a flat in Mysuru for her parents, who prefer to ask in Kannada.',
        result: 'Everyone asked their own questions, and agreed on one tour.',
        process: [
          'Answers the parents by voice in Kannada',
          'Answers the daughter in English',
          'Compares lifts, hospitals and the walk to the temple',
          'Books one virtual tour for all',
        ],
      },
      {
        title: 'An investment for retirement',
        description:
          'A teacher in Pune wants the rent to cover most of the instalment, with no surprises.',
        result: 'A flat whose rent covers 82% of the instalment.',
        process: [
          'Works out the instalment',
          'Looks up rents paid on the street',
          'Tests vacancy and repairs',
          'Ranks the options by what’s left each month',
        ],
      },
    ],
    impact: [
      '95% faster property discovery',
      '80% more confident decisions',
      '60% better investment outcomes',
      'Native-language support',
    ],
  },
  {
    role: 'agent',
    name: 'Agent',
    icon: Handshake,
    colour: 'amber',
    scenarios: [
      {
        title: 'Ten minutes before the meeting',
        description: 'An agent is on the way to a client who has just asked for a different area.',
        result: 'A comparison of four projects, ready on the phone before the lift arrives.',
        process: [
          'Takes the new area by voice',
          'Finds projects in the client’s range',
          'Sets prices, sizes and dates side by side',
          'Writes a one-page summary under the agent’s name',
        ],
      },
      {
        title: 'The client who doubts the price',
        description: 'A buyer has read that the street is overpriced.',
        result: 'The conversation moves from opinion to evidence.',
        process: [
          'Finds sales registered on the street',
          'Adjusts for floor, age and view',
          'Shows a fair price range',
          'Suggests an opening offer',
        ],
      },
      {
        title: 'Fifty old leads',
        description: 'An agency has a list nobody has called for a year.',
        result: 'Eleven conversations start again.',
        process: [
          'Matches each old enquiry with new homes',
          'Drafts a message in the client’s language',
          'Suggests who to call first',
          'Reminds the agent of everyone who replied',
        ],
      },
    ],
    impact: [
      '300% faster client preparation',
      '50% higher conversion',
      '25% better deal closure',
      'Professional presentations',
    ],
  },
  {
    role: 'builder',
    name: 'Builder',
    icon: Construction,
    colour: 'indigo',
    scenarios: [
      {
        title: 'Which homes to build',
        description: 'A builder has land in Sarjapur and two unit plans on the table.',
        result: 'A mix with more small three-bedroom flats, which the street is missing.',
        process: [
          'Reads what is on sale within five kilometres',
          'Counts what people ask for and don’t find',
          'Tests both mixes against absorption',
          'Names the risk of each',
        ],
      },
      {
        title: 'A price for the launch',
        description: 'The neighbours launched last month, 4% cheaper.',
        result: 'A launch price, with the arguments for the sales team.',
        process: [
          'Compares carpet areas, not brochures',
          'Weighs amenities by what buyers ask about',
          'Suggests a price for each tower and floor',
          'Writes the answer to “why more?”',
        ],
      },
      {
        title: 'Buyers after the booking',
        description: 'Two hundred families wait for handover and call every week.',
        result: 'Every question answered the same day, and a calm site office.',
        process: [
          'Knows the stage of each tower',
          'Answers in the family’s language',
          'Passes on what needs a person',
          'Reports what worries people',
        ],
      },
    ],
    impact: [
      '40% better project positioning',
      '15% higher pre-sales conversion',
      '30% improved customer satisfaction',
      'Reduced market risk',
    ],
  },
] as const;

export const impactSection: Section = {
  title: 'What changes for you',
  lede: 'What buyers, agents and builders tell us.',
};

export const startSteps: Section = {
  title: 'Getting started',
  lede: 'Four steps. We do most of the work.',
  points: [
    { title: 'Schedule demo', text: 'See it work on your own project in half an hour.' },
    { title: 'Choose plan', text: 'Pay for the number of questions, not for features.' },
    { title: 'Quick setup', text: `We connect it in under ${claims.engineIntegration}.` },
    { title: 'Start benefiting', text: 'Get your first answers the same day.' },
  ],
};

export const closing: Section = {
  title: 'Got a harder question?',
  lede: 'Bring it to a live demo and watch the engine work on it.',
  links: [{ to: '/contact', label: 'Book a live demo' }],
};
