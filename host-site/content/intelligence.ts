import { company } from './company.js';
import { claims } from './claims.js';
import type { ChatMessage, Page, Section } from './content-model.js';

export const page: Page = {
  title: `AI property intelligence engine in Indian languages | ${company.name}`,
  description:
    'Ask about prices, neighbourhoods, approvals and returns by voice or text, in Hindi, English, Kannada and more, and get an answer with its reasons.',
  head: {
    eyebrow: 'AI property intelligence engine',
    title: 'Ask about any home as you would ask a friend who knows.',
    lede: 'Prices, neighbourhoods, approvals, returns: by voice or in writing, in the language you think in.',
    picture: {
      name: 'penthouse-window',
      alt: 'The windows of a sample penthouse, with the towers of the city in the evening.',
    },
  },
};

export const demoSection: Section = {
  title: 'Three conversations',
  lede: 'Samples of how people ask, and what they get.',
};

interface Conversation {
  readonly id: string;
  readonly label: string;
  readonly language: string;
  readonly messages: readonly Omit<ChatMessage, 'language'>[];
}

export const conversations: readonly Conversation[] = [
  {
    id: 'voice',
    label: 'Voice in Hindi',
    language: 'hi',
    messages: [
      {
        sender: 'user',
        message: 'व्हाइटफ़ील्ड में एक करोड़ तक का 3 बीएचके मिलेगा?',
        meaning: 'Can I get a 3 BHK in Whitefield for up to one crore?',
      },
      {
        sender: 'ai',
        message: 'हाँ, चार प्रोजेक्ट हैं। मेट्रो के सबसे पास मेरिडियन हाइट्स है: 95 लाख से, दिसंबर 2028 में पज़ेशन।',
        meaning:
          'Yes, there are four projects. Meridian Heights is nearest to the metro: from 95 lakh, possession in December 2028.',
      },
    ],
  },
  {
    id: 'text',
    label: 'Text in English',
    language: 'en-IN',
    messages: [
      { sender: 'user', message: 'Is rent in Baner going up faster than prices?' },
      {
        sender: 'ai',
        message:
          'In this sample, yes: rents rose 9% in a year and prices 6%. A 2 BHK bought today would yield about 3.4%. Shall I compare it with Wakad?',
      },
    ],
  },
  {
    id: 'regional',
    label: 'Regional in Kannada',
    language: 'kn',
    messages: [
      {
        sender: 'user',
        message: 'ಸರ್ಜಾಪುರ ರಸ್ತೆಯಲ್ಲಿ ಶಾಲೆಗೆ ಹತ್ತಿರವಿರುವ ಮನೆ ಬೇಕು.',
        meaning: 'I want a home near a school on Sarjapur Road.',
      },
      {
        sender: 'ai',
        message: 'ಎರಡು ಯೋಜನೆಗಳಿವೆ. ರಿವರ್‌ಲೀಫ್‌ನಿಂದ ಶಾಲೆಗೆ ಹತ್ತು ನಿಮಿಷದ ನಡಿಗೆ. ಭೇಟಿಯನ್ನು ಕಾಯ್ದಿರಿಸಲೇ?',
        meaning:
          'There are two projects. From Riverleaf the school is a ten-minute walk. Shall I book a visit?',
      },
    ],
  },
];

export const engineFeatures: Section = {
  title: 'What it knows, and how it says it',
  lede: 'The answer first, then the figures behind it.',
  points: [
    { title: 'Prices by street', text: 'What was asked, what was paid, and how it moved.' },
    { title: 'Approvals and RERA', text: 'What is registered, what is promised, and by when.' },
    { title: 'Life around it', text: 'Schools, water, commutes at nine in the morning.' },
    {
      title: 'Returns, with reasons',
      text: 'Rent, growth and risk for each plan, and what they rest on.',
    },
    { title: 'Voice and text', text: 'Speak, type, or send a photograph of the brochure.' },
    {
      title: 'In your systems',
      text: `On your site or in your CRM in under ${claims.engineIntegration}.`,
    },
  ],
};

export const engineLanguagesSection: Section = {
  title: 'Eight of its languages',
  lede: 'Spoken and written, with the words that property uses.',
};

export const audiences: Section = {
  title: 'For whom',
  lede: 'The same engine, three different mornings.',
  points: [
    {
      title: 'Buyers',
      text: 'Compare homes by what matters to the family, and know what a fair price is before the first call.',
    },
    {
      title: 'Agents',
      text: 'Walk into a meeting with the comparison made, in the client’s language.',
    },
    {
      title: 'Builders',
      text: 'Place a project against its neighbours, and see which homes the street is missing.',
    },
  ],
};

export const questionBox: Section = {
  title: 'Ask anything',
  lede: 'The engine will answer here. Until it does, the assistant at the bottom right answers questions about the engine.',
};

export const closing: Section = {
  title: 'Try it with your own street.',
  lede: `${claims.trial.length} and ${claims.trial.queries} AI queries free, without a credit card.`,
  links: [{ to: '/pricing-strategy', label: 'See the plans' }],
};
