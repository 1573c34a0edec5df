import { company } from './company.js';
import { claims } from './claims.js';
import type { Page, Section } from './content-model.js';

export const page: Page = {
  title: `What property intelligence does for buyers, agents and builders | ${company.name}`,
  description:
    'Nine situations, step by step: how buyers choose, how agents prepare and how builders position a project with the intelligence engine.',
  head: {
    eyebrow: 'Use cases',
    title: 'Nine situations, and what the engine does in each.',
    lede: 'Choose who you are. Each scenario shows what goes in, what happens, and what comes out.',
    picture: {
      name: 'villa-window',
      alt: 'The dining corner of a sample villa in the morning sun.',
    },
  },
};

export const useCases = [
  {
    role: 'buyer',
    name: 'Buyer',
    icon: 'key',
    colour: 'emerald',
    scenarios: [
      {
        title: 'The first flat',
        description:
          'A couple in Bangalore has ₹90 lakh, two offices at opposite ends of the city, and forty open browser tabs.',
        result: 'A shortlist of three, with the reasons, in one evening.',
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
        title: 'An investment with a pension in mind',
        description:
          'A teacher in Pune wants rent that carries most of the instalment, and no surprises.',
        result: 'A flat whose rent covers 82% of the instalment in the sample.',
        process: [
          'Works out the instalment',
          'Looks up rents paid on the street',
          'Tests vacancy and repairs',
          'Ranks the plans by what is left each month',
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
    icon: 'handshake',
    colour: 'amber',
    scenarios: [
      {
        title: 'Ten minutes before the meeting',
        description: 'An agent is on the way to a client who has just changed the area.',
        result: 'A comparison of four projects on the phone before the lift arrives.',
        process: [
          'Takes the new area by voice',
          'Finds projects in the client’s range',
          'Sets prices, sizes and dates side by side',
          'Writes a page with the agent’s name on it',
        ],
      },
      {
        title: 'The client who doubts the price',
        description: 'A buyer has read that the street is overpriced, and says so.',
        result: 'The talk turned from opinion to evidence.',
        process: [
          'Pulls sales registered on the street',
          'Adjusts for floor, age and view',
          'Shows the range in which a fair price lies',
          'Suggests what to ask for',
        ],
      },
      {
        title: 'Fifty old leads',
        description: 'An agency has a list nobody has called for a year.',
        result: 'Eleven conversations came back to life in the sample.',
        process: [
          'Matches each old wish with what is new',
          'Drafts a message in the client’s language',
          'Suggests whom to call first',
          'Reminds of those who answered',
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
    icon: 'crane',
    colour: 'indigo',
    scenarios: [
      {
        title: 'Which homes to build',
        description: 'A builder has land in Sarjapur and two unit plans on the table.',
        result: 'A mix with more small three-bedroom flats, which the street was missing.',
        process: [
          'Reads what is on sale within five kilometres',
          'Counts what people ask for and do not find',
          'Tests both mixes against absorption',
          'Names the risk of each',
        ],
      },
      {
        title: 'A price for the launch',
        description: 'The neighbours launched last month, 4% cheaper.',
        result: 'A launch price with its argument, for the sales team to use.',
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
        result: 'Questions answered the same day, and a calm site office.',
        process: [
          'Knows the stage of each tower',
          'Answers in the family’s language',
          'Passes on what only a person can settle',
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
  title: 'Claimed impact',
  lede: 'What buyers, agents and builders report.',
};

export const startSteps: Section = {
  title: 'Getting started',
  lede: 'Four steps, most of them ours.',
  points: [
    { title: 'Schedule demo', text: 'Half an hour with your own project.' },
    { title: 'Choose plan', text: 'By the number of questions, not by the number of features.' },
    { title: 'Quick setup', text: `Connected in under ${claims.engineIntegration}.` },
    { title: 'Start benefiting', text: 'The first answers on the same day.' },
  ],
};

export const closing: Section = {
  title: 'Bring your tenth situation.',
  lede: 'We show you live what the engine makes of it.',
  links: [{ to: '/contact', label: 'Book a live demo' }],
};
