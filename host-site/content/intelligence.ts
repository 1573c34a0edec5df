import { FileCheck, IndianRupee, MessageSquareText, Plug, School, TrendingUp } from 'lucide-react';
import { company } from './company.js';
import { claims } from './claims.js';
import { line } from './languages.js';
import type { Page, Section } from './content-model.js';

export const page: Page = {
  title: `AI property intelligence engine in Indian languages | ${company.name}`,
  description:
    'Ask about prices, neighbourhoods, approvals and returns by voice or text, in Hindi, English, Kannada and more, and get an answer with its reasons.',
  head: {
    eyebrow: 'AI property intelligence engine',
    title: 'Ask about any home in India. Get a straight answer.',
    lede: 'Prices, neighbourhoods, approvals and returns: ask by voice or text, in the language you think in.',
  },
};

/** A question in the console, with the figures of its answer. */
export const consoleSample = {
  title: 'Console',
  question: 'Baner or Wakad: which 2 BHK earns more rent?',
  answer:
    'Wakad, by a little: 3.6% a year against 3.4%. But homes in Baner gained more in value last year.',
  columns: ['2 BHK, 1,000 sq ft', 'Baner', 'Wakad'],
  rows: [
    ['Price', '₹99 lakh', '₹86 lakh'],
    ['Rent a month', '₹28,000', '₹26,000'],
    ['Rental yield', '3.4%', '3.6%'],
    ['Change in a year', '+6%', '+5%'],
  ],
  chart: {
    title: 'Price per sq ft, in ₹',
    years: ['2021', '2022', '2023', '2024', '2025', '2026'],
    lines: [
      { name: 'Baner', values: [7_150, 7_600, 8_150, 8_800, 9_340, 9_900] },
      { name: 'Wakad', values: [6_450, 6_800, 7_250, 7_750, 8_190, 8_600] },
    ],
  },
  sources: ['1,240 registered sales', '380 rent agreements', 'MahaRERA filings'],
} as const;

export const demoSection: Section = {
  title: 'Hear how people use it',
  lede: 'One question each, in three languages.',
};

export const conversations = [
  {
    id: 'voice',
    label: 'Voice in Hindi',
    messages: [
      line('user', 'व्हाइटफ़ील्ड में एक करोड़ तक का 3 बीएचके मिलेगा?', {
        meaning: 'Can I get a 3 BHK in Whitefield for up to one crore?',
      }),
      line('ai', 'हाँ, चार प्रोजेक्ट हैं। मेट्रो के सबसे पास मेरिडियन हाइट्स है: 95 लाख से, दिसंबर 2028 में पज़ेशन।', {
        meaning:
          'Yes, there are four projects. Meridian Heights is nearest to the metro: from 95 lakh, possession in December 2028.',
      }),
    ],
  },
  {
    id: 'text',
    label: 'Text in English',
    messages: [
      line('user', 'Is rent in Baner going up faster than prices?'),
      line(
        'ai',
        'Yes: rents rose 9% in a year and prices 6%. A 2 BHK bought today would yield about 3.4%. Shall I compare it with Wakad?',
      ),
    ],
  },
  {
    id: 'regional',
    label: 'Regional in Kannada',
    messages: [
      line('user', 'ಸರ್ಜಾಪುರ ರಸ್ತೆಯಲ್ಲಿ ಶಾಲೆಗೆ ಹತ್ತಿರವಿರುವ ಮನೆ ಬೇಕು.', {
        meaning: 'I want a home near a school on Sarjapur Road.',
      }),
      line('ai', 'ಎರಡು ಯೋಜನೆಗಳಿವೆ. ರಿವರ್‌ಲೀಫ್‌ನಿಂದ ಶಾಲೆಗೆ ಹತ್ತು ನಿಮಿಷದ ನಡಿಗೆ. ಭೇಟಿಯನ್ನು ಕಾಯ್ದಿರಿಸಲೇ?', {
        meaning:
          'There are two projects. From Riverleaf the school is a ten-minute walk. Shall I book a visit?',
      }),
    ],
  },
];

export const engineFeatures: Section = {
  title: 'What it can tell you',
  lede: 'You get the answer first, then the figures behind it.',
  points: [
    {
      title: 'Prices by street',
      text: 'See asking prices, prices paid and how they moved.',
      icon: IndianRupee,
    },
    {
      title: 'Approvals and RERA',
      text: 'Check what’s registered, what’s promised and by when.',
      icon: FileCheck,
    },
    {
      title: 'Life around it',
      text: 'Compare schools, water supply and the morning commute.',
      icon: School,
    },
    {
      title: 'Returns, with reasons',
      text: 'Weigh rent, growth and risk for each home, and see why.',
      icon: TrendingUp,
    },
    {
      title: 'Voice and text',
      text: 'Speak, type or send a photo of the brochure.',
      icon: MessageSquareText,
    },
    {
      title: 'In your systems',
      text: `Add it to your site or CRM in under ${claims.engineIntegration}.`,
      icon: Plug,
    },
  ],
};

export const engineLanguagesSection: Section = {
  title: 'Eight of its languages',
  lede: 'It speaks and writes them, property jargon included.',
};

export const audiences: Section = {
  title: 'Who it’s for',
  lede: 'One engine for everyone in the deal.',
  points: [
    {
      title: 'Buyers',
      text: 'Compare homes by what matters to your family, and know a fair price before the first call.',
    },
    {
      title: 'Agents',
      text: 'Walk into every meeting with a comparison ready, in your client’s language.',
    },
    {
      title: 'Builders',
      text: 'Position your project against its neighbours, and find out which homes the street is missing.',
    },
  ],
};

export const questionBox: Section = {
  title: 'Ask anything',
  lede: 'Type a question about any street, project or price.',
};

export const closing: Section = {
  title: 'Try it on your own street.',
  lede: `Get ${claims.trial.length} and ${claims.trial.queries} AI queries free. No credit card needed.`,
  links: [{ to: '/pricing-strategy', label: 'See plans' }],
};
