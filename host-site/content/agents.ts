import {
  BellRing,
  Clock,
  Flame,
  Languages,
  ListChecks,
  Snowflake,
  Thermometer,
} from 'lucide-react';
import times from './call-times.json';
import { line } from './languages.js';
import { company } from './company.js';
import { claims } from './claims.js';
import { priceList } from './price-list.js';
import type { ChatMessage, Page, Section } from './content-model.js';

export const page: Page = {
  title: `AI sales agents in 12+ Indian languages | ${company.name}`,
  description: `An agent that answers buyers by chat, voice and WhatsApp in under ${claims.replyTime}, scores every lead and books the site visit. Work out what it saves.`,
  head: {
    eyebrow: 'AI sales agents',
    title: 'Your sales desk, awake all night.',
    lede: `It knows your project, speaks the buyer’s language and answers in under ${claims.replyTime}, by chat, voice and WhatsApp.`,
    links: [{ to: '/contact', label: 'Book a demo' }],
  },
};

/** The sample conversation when the page opens. */
export const demoConversation: readonly ChatMessage[] = [
  line(
    'ai',
    'Namaste! I can tell you about Meridian Heights in Whitefield. What are you looking for?',
  ),
  line('user', 'क्या 3 BHK में ईस्ट-फ़ेसिंग फ्लैट है?'),
  line('ai', 'जी हाँ, सातवीं और ग्यारहवीं मंज़िल पर दो फ्लैट हैं। क्या शनिवार को विज़िट बुक करूँ?'),
];

/** The answer of the sample to every message. */
export const demoReply: ChatMessage = line(
  'ai',
  'Thank you for asking! I can show you around: shall I book a site visit for Saturday at 11:00 AM?',
);

export const demoChatTexts = {
  title: 'Try it',
  lede: 'It answers in a second',
  label: 'Demo conversation',
  placeholder: 'Ask about a flat',
} as const;

/** How long the sample takes to answer, in milliseconds. */
export const DEMO_REPLY_DELAY_MS = 1000;

export const productSection: Section = {
  title: 'One evening with your agent',
  lede: 'Read a chat, hear a call, and see what your team finds in the morning.',
};

export const whatsappThread = {
  name: 'Harbour Sky',
  status: 'Replies in seconds',
  messages: [
    line('user', 'Hi, I saw the tour. Is the lounge really that wide?', { time: '9:12 pm' }),
    line('ai', 'It is: 7.4 m by 5.8 m, with the sea on two sides. Who will live there with you?', {
      time: '9:12 pm',
    }),
    line('user', 'हम चार लोग हैं। मम्मी-पापा भी साथ रहेंगे।', { time: '9:14 pm' }),
    line('ai', 'तो आपको दो मास्टर बेडरूम चाहिए होंगे। क्या रविवार शाम 5 बजे देखने आएँगे?', {
      time: '9:14 pm',
    }),
    line('user', 'Yes, Sunday at 5.', { time: '9:15 pm' }),
    line('ai', 'Booked! Here is the map. Rohan will meet you at the gate.', { time: '9:15 pm' }),
  ],
};

/** Calls. `assets/calls/record.ts` prints their times: the seconds at which words start, and calls end. */
export const recordedCalls = [
  {
    language: 'English',
    file: '/calls/english.mp3',
    ...times.english,
    lines: [
      line('ai', 'Hello, this is the sales agent of Meridian Heights. How can I help?'),
      line('user', 'Hi. Do you have a three bedroom flat that faces east, up to 1.4 crore?'),
      line('ai', 'Yes, two: on the seventh floor and on the eleventh. Will you live there?'),
      line('user', 'We will. My parents are moving in with us.'),
      line('ai', 'Then see the seventh: it is closer to the garden. On Saturday at eleven?'),
      line('user', 'Saturday at eleven is fine.'),
      line('ai', 'Your visit is booked, and the map is on its way to your WhatsApp. Good night!'),
    ],
  },
  {
    language: 'हिन्दी',
    file: '/calls/hindi.mp3',
    ...times.hindi,
    lines: [
      line('ai', 'नमस्ते, मैं मेरिडियन हाइट्स की सेल्स एजेंट हूँ। बताइए, क्या देखना चाहेंगे?', {
        meaning: 'Hello, I am the sales agent of Meridian Heights. What would you like to see?',
      }),
      line('user', 'तीन कमरों का फ्लैट चाहिए, एक करोड़ चालीस लाख तक।', {
        meaning: 'A flat with three bedrooms, up to 1.4 crore.',
      }),
      line('ai', 'सातवीं मंज़िल पर पूरब का एक फ्लैट है। क्या शनिवार को देखने आएँगे?', {
        meaning: 'There is one on the seventh floor, facing east. Will you come on Saturday?',
      }),
      line('user', 'हाँ, शनिवार को ग्यारह बजे।', { meaning: 'Yes, on Saturday at eleven.' }),
      line('ai', 'आपकी विज़िट बुक हो गई। पता अभी भेज रही हूँ।', {
        meaning: 'Your visit is booked. I am sending the address now.',
      }),
    ],
  },
  {
    language: 'ಕನ್ನಡ',
    file: '/calls/kannada.mp3',
    ...times.kannada,
    lines: [
      line('ai', 'ನಮಸ್ಕಾರ, ನಾನು ಮೆರಿಡಿಯನ್ ಹೈಟ್ಸ್ ಸಹಾಯಕಿ. ಏನು ನೋಡಲು ಬಯಸುತ್ತೀರಿ?', {
        meaning: 'Hello, I am the assistant of Meridian Heights. What would you like to see?',
      }),
      line('user', 'ಮೂರು ಕೋಣೆಗಳ ಮನೆ ಬೇಕು, ಒಂದು ಕೋಟಿ ನಲವತ್ತು ಲಕ್ಷದವರೆಗೆ.', {
        meaning: 'A home with three rooms, up to 1.4 crore.',
      }),
      line('ai', 'ಏಳನೇ ಮಹಡಿಯಲ್ಲಿ ಒಂದು ಮನೆ ಇದೆ. ಶನಿವಾರ ನೋಡಲು ಬರುತ್ತೀರಾ?', {
        meaning: 'There is one on the seventh floor. Will you come to see it on Saturday?',
      }),
      line('user', 'ಹೌದು, ಶನಿವಾರ ಹನ್ನೊಂದು ಗಂಟೆಗೆ.', { meaning: 'Yes, on Saturday at eleven.' }),
      line('ai', 'ನಿಮ್ಮ ಭೇಟಿ ನಿಗದಿಯಾಗಿದೆ. ವಿಳಾಸ ಕಳುಹಿಸುತ್ತೇನೆ.', {
        meaning: 'Your visit is arranged. I am sending the address.',
      }),
    ],
  },
];

export const callTexts = {
  title: 'A call at 11:42 pm',
  lede: 'Press play and follow along, in three languages.',
};

export const inbox = {
  title: 'The inbox at 9 am',
  lede: 'Call the hot ones first. The agent keeps in touch with the rest.',
  leads: [
    {
      name: 'Rukmini Shetty',
      score: 'Hot',
      wants: '3 BHK, Meridian Heights, up to ₹1.4 crore',
      said: 'We will live there, with my parents.',
      from: 'Call in English, 11:42 pm',
      next: 'Visit on Saturday, 11:00\u00a0AM',
    },
    {
      name: 'Arvind Malhotra',
      score: 'Hot',
      wants: 'Penthouse, Harbour Sky',
      said: 'Is the lounge really that wide?',
      from: 'WhatsApp in Hindi and English, 9:15 pm',
      next: 'Visit on Sunday, 5:00\u00a0PM',
    },
    {
      name: 'Sneha Kulkarni',
      score: 'Warm',
      wants: 'Villa, Laterite Court, from ₹2.1 crore',
      said: 'We decide after the school results.',
      from: 'WhatsApp in Marathi, 8:30 pm',
      next: 'Agent writes on 4 December',
    },
    {
      name: 'Joseph Kurian',
      score: 'Warm',
      wants: '2 BHK to let, Meridian Heights',
      said: 'Send me the rent of similar flats.',
      from: 'Web chat in Malayalam, 7:05 pm',
      next: 'Agent sends the comparison',
    },
    {
      name: 'Imran Qureshi',
      score: 'Cold',
      wants: 'Any 3 BHK in Pune, in two years',
      said: 'Just looking for now.',
      from: 'Web chat in English, 6:20 pm',
      next: 'Agent writes once a month',
    },
  ],
} as const;

export const propertiesSection: Section = {
  title: 'It knows every home you sell',
  lede: 'Prices, plans and dates for each project, always up to date.',
};

export const properties = [
  {
    name: 'Meridian Heights',
    area: 'Whitefield, Bangalore',
    configurations: '2 and 3 BHK',
    description: 'Two towers beside the metro, with a courtyard garden and a roof terrace.',
    priceRange: { from: 8_500_000, to: 14_500_000 },
    status: 'Under Construction',
    date: 'Possession in December 2028',
    image: {
      name: 'heights-bedroom',
      alt: 'The bedroom of a flat, with light wood and a sage wall.',
    },
  },
  {
    name: 'Laterite Court',
    area: 'Baner, Pune',
    configurations: '3 and 4 BHK villas',
    description:
      'The second phase: forty-two houses around three gardens, each with a kitchen that opens to the garden.',
    priceRange: { from: 21_000_000, to: 36_000_000 },
    status: 'Pre-Launch',
    date: 'Launch of the second phase in March 2028',
    image: { name: 'villa-kitchen', alt: 'The kitchen of a villa: green fronts and an island.' },
  },
  {
    name: 'Harbour Sky',
    area: 'Worli, Mumbai',
    configurations: '4 BHK penthouses',
    description: 'Six homes above the sea link: walnut, pale stone and windows from wall to wall.',
    priceRange: { from: 115_000_000, to: 180_000_000 },
    status: 'Luxury',
    date: 'Possession in June 2029',
    image: { name: 'penthouse-bedroom', alt: 'The bedroom of a penthouse at sunset.' },
  },
];

export const agentFeatures: Section = {
  title: 'Four jobs, done all day and all night',
  lede: 'Your team wakes up to qualified leads instead of missed calls.',
  points: [
    {
      title: '12+ Indian languages',
      text: 'It recognises the buyer’s language and answers in it, prices and floor plans included.',
      icon: Languages,
    },
    {
      title: '24/7 availability',
      text: `Nights, Sundays and festivals: every enquiry gets a first answer within ${claims.firstAnswer}.`,
      icon: Clock,
    },
    {
      title: 'Lead qualification',
      text: 'It asks about budget, timing and needs, the way your best salesperson would.',
      icon: ListChecks,
    },
    {
      title: 'Smart follow-ups',
      text: 'It sends a reminder before the visit, a thank-you after it, and a nudge when prices change.',
      icon: BellRing,
    },
  ],
};

export const languagesSection: Section = {
  title: 'Language coverage: 8\u00a0or\u00a0more in one conversation',
  lede: `Buyers switch languages mid-sentence. So does your agent. ${claims.languages} Press a language to see our own assistant in it.`,
};

export const savingsSection: Section = {
  title: 'How much will you save?',
  lede: 'Enter what your sales desk costs each month: salaries, incentives and phone bills. We compare it with one English-speaking agent.',
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
  lede: 'How a question at midnight becomes a family at your gate.',
  points: [
    {
      title: 'Initial inquiry',
      text: 'A buyer writes or calls from your site, an ad or WhatsApp. The agent answers at once, with your project’s facts.',
    },
    {
      title: 'Lead qualification',
      text: 'It asks about budget, timing and purpose, then scores the lead, so your team calls the right people first.',
    },
    {
      title: 'Appointment booking',
      text: 'It offers times from your calendar and confirms on WhatsApp, with a map and the name of the host.',
    },
  ],
};

export const leadScores = [
  { title: 'Hot', text: 'Has a budget and wants to visit this week', icon: Flame },
  {
    title: 'Warm',
    text: 'Compares projects and plans to buy within three months',
    icon: Thermometer,
  },
  { title: 'Cold', text: 'Is looking around and hears from you once a month', icon: Snowflake },
];

export const closing: Section = {
  title: 'Meet your agent in two weeks.',
  lede: `We set it up in ${claims.setup}, with your data and your tone of voice. Expect first leads within ${claims.firstLeads} of going live.`,
  links: [{ to: '/contact', label: 'Book a demo' }],
};
