import { company } from './company.js';
import { claims } from './claims.js';
import { priceList } from './price-list.js';
import type { ChatMessage, Page, Section } from './content-model.js';

export const page: Page = {
  title: `AI sales agents in 12+ Indian languages | ${company.name}`,
  description: `An agent that answers buyers by chat, voice and WhatsApp in under ${claims.replyTime}, scores every lead and books the site visit. Work out what it saves.`,
  head: {
    eyebrow: 'AI sales agents',
    title: 'The colleague who picks up at 11 at night.',
    lede: `It knows your project, speaks the buyer’s language and answers in under ${claims.replyTime}: by chat, voice and WhatsApp.`,
  },
};

/** The sample conversation when the page opens. */
export const demoConversation: readonly ChatMessage[] = [
  {
    sender: 'ai',
    message:
      'Namaste! I can tell you about Meridian Heights in Whitefield. What are you looking for?',
    language: 'en-IN',
  },
  { sender: 'user', message: 'क्या 3 BHK में ईस्ट-फ़ेसिंग फ्लैट है?', language: 'hi-IN' },
  {
    sender: 'ai',
    message: 'जी हाँ, सातवीं और ग्यारहवीं मंज़िल पर दो फ्लैट हैं। क्या शनिवार को विज़िट बुक करूँ?',
    language: 'hi-IN',
  },
];

/** The answer of the sample to every message. */
export const demoReply: ChatMessage = {
  sender: 'ai',
  message:
    'Thank you for asking! This is a sample conversation, so a colleague would take it from here: shall I book a site visit for Saturday at 11:00 AM?',
  language: 'en-IN',
};

export const demoChatTexts = {
  title: 'A sample agent',
  lede: 'answers in a second',
  /** The label of the conversation. */
  label: 'Sample conversation',
  placeholder: 'Ask about a flat',
} as const;

/** How long the sample takes to answer, in milliseconds. */
export const DEMO_REPLY_DELAY_MS = 1000;

export const propertiesSection: Section = {
  title: 'What it sells, it knows',
  lede: 'Three sample projects, as the agent knows them.',
};

export const properties = [
  {
    name: 'Meridian Heights',
    area: 'Whitefield, Bangalore',
    configurations: '2 and 3 BHK',
    description: 'Two towers by the metro, with a courtyard garden and a roof for the evenings.',
    priceRange: { from: 8_500_000, to: 14_500_000 },
    status: 'Under Construction',
    date: 'Possession in December 2028',
    image: {
      name: 'heights-second',
      alt: 'The bedroom of a sample flat, with light wood and a green wall.',
    },
  },
  {
    name: 'Laterite Court',
    area: 'Baner, Pune',
    configurations: '3 and 4 BHK villas',
    description:
      'The second phase: forty-two houses around three gardens, each with a kitchen that opens to the veranda.',
    priceRange: { from: 21_000_000, to: 36_000_000 },
    status: 'Pre-Launch',
    date: 'Launch of the second phase in March 2028',
    image: {
      name: 'villa-second',
      alt: 'The kitchen of a sample villa: green fronts and an island.',
    },
  },
  {
    name: 'Harbour Sky',
    area: 'Worli, Mumbai',
    configurations: '4 BHK penthouses',
    description: 'Six homes above the sea link: walnut, pale stone and windows from wall to wall.',
    priceRange: { from: 115_000_000, to: 180_000_000 },
    status: 'Luxury',
    date: 'Possession in June 2029',
    image: { name: 'penthouse-second', alt: 'The bedroom of a sample penthouse at sunset.' },
  },
];

export const agentFeatures: Section = {
  title: 'What it does all day',
  lede: 'And all night, and on Sundays.',
  points: [
    {
      title: '12+ Indian languages',
      text: 'It hears which one it is spoken to in, and answers in it, price and floor plan included.',
    },
    {
      title: '24/7 availability',
      text: `Nights, Sundays and festivals: every enquiry gets its first answer within ${claims.firstAnswer}.`,
    },
    {
      title: 'Lead qualification',
      text: 'Budget, timing and the home in question, asked the way a good salesperson asks.',
    },
    {
      title: 'Smart follow-ups',
      text: 'A reminder before the visit, a thank-you after it, and a nudge when the price list changes.',
    },
  ],
};

export const languagesSection: Section = {
  title: 'Language coverage: 8\u00a0or\u00a0more, in any one conversation',
  lede: 'Buyers switch in the middle of a sentence. So does the agent.',
};

export const savingsSection: Section = {
  title: 'What would it save you?',
  lede: 'Put in what your sales desk costs a month: salaries, incentives and the phone bill. It is set against one agent, in English.',
};

export const savings = {
  /** The monthly cost of the agent, in rupees. */
  agentCost: priceList.starterAi.monthly,
  /** The team cost that the box suggests. */
  placeholder: 200_000,
  labels: {
    teamCost: 'Monthly team cost in ₹',
    agentCost: 'AI agent',
    monthly: 'Monthly saving',
    annual: 'Annual saving',
  },
} as const;

export const transformSteps: Section = {
  title: 'How AI agents transform sales',
  lede: 'From a question at midnight to a family at your gate.',
  points: [
    {
      title: 'Initial inquiry',
      text: 'A buyer writes or calls from your site, an ad or WhatsApp. The agent answers at once, with the project’s own facts.',
    },
    {
      title: 'Lead qualification',
      text: 'It asks for budget, timing and purpose, and scores the lead, so that your team calls the right people first.',
    },
    {
      title: 'Appointment booking',
      text: 'It offers times from your calendar and sends the confirmation by WhatsApp, with the map and the name of the host.',
    },
  ],
};

export const leadScores = [
  { title: 'Hot', text: 'Has a budget, wants to visit this week' },
  { title: 'Warm', text: 'Compares projects, buys within three months' },
  { title: 'Cold', text: 'Looks around, hears from us once a month' },
];

export const closing: Section = {
  title: 'Meet yours in two weeks.',
  lede: `Setup in ${claims.setup} with your data and your tone of voice. First leads within ${claims.firstLeads} of going live.`,
  links: [{ to: '/contact', label: 'Book a demo' }],
};
