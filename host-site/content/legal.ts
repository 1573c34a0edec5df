import { company } from './company.js';
import type { LegalDocument, PageHead } from './schemas.js';

export const legalHead: PageHead = {
  eyebrow: 'Legal',
  title: 'The small print, in large print.',
  lede: 'Last updated 15 January 2024.',
};

export const legalDocuments: readonly LegalDocument[] = [
  {
    id: 'privacy',
    name: 'Privacy',
    lede: 'What we know about you, why, and for how long.',
    clauses: [
      {
        title: 'What we collect',
        paragraphs: [
          'What you give us in a form or a conversation: name, e-mail address, phone number, company and what you ask. What a tour records: rooms visited and time spent, without a name.',
        ],
      },
      {
        title: 'What we use it for',
        paragraphs: [
          'To answer you, to provide the service you ordered, to bill it, and, if you agreed, to write to you about it. We do not sell personal data.',
        ],
      },
      {
        title: 'How long we keep it',
        paragraphs: [],
        points: [
          'Customer data: the service period plus 2 years.',
          'Marketing data: until you opt out, or after 3 years of inactivity.',
          'Tour analytics: aggregated, 5 years.',
          'Support tickets: 2 years.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          `You may see, correct, export or delete what we hold about you. Write to ${company.email}: requests are answered within 30 days.`,
        ],
      },
    ],
  },
  {
    id: 'terms',
    name: 'Terms',
    lede: 'What you may expect of us, and we of you.',
    clauses: [
      {
        title: 'The service',
        paragraphs: [
          'We provide virtual tours, AI sales agents and the property intelligence engine as described in your plan. You provide drawings, facts and prices that are correct and that you may use.',
        ],
      },
      {
        title: 'Prices and payment',
        paragraphs: [
          'Amounts are in rupees. We announce changes of price with 30 days’ notice. There are no setup fees, and a 30-day money-back guarantee.',
        ],
      },
      {
        title: 'Termination',
        paragraphs: [
          'Either side may end the agreement with 30 days’ notice. You can export your data until the end.',
        ],
      },
      {
        title: 'Liability',
        paragraphs: [
          'Our liability is capped at 12 months of fees: those you paid in the 12 months before the event.',
        ],
      },
      {
        title: 'Governing law',
        paragraphs: [
          'The law of India governs. Disputes are settled by arbitration, and the courts of Bangalore have jurisdiction.',
        ],
      },
    ],
  },
  {
    id: 'data-security',
    name: 'Data security',
    lede: 'How we keep what you trust us with.',
    clauses: [
      {
        title: 'On the way and at rest',
        paragraphs: [
          'Data travels under TLS 1.3 and is stored under AES-256, with keys that rotate.',
        ],
      },
      {
        title: 'Availability',
        paragraphs: ['We aim at 99.9% uptime, with backups in a second region of India.'],
      },
      {
        title: 'If something goes wrong',
        paragraphs: [
          'We notify you of a breach that concerns you within 72 hours, with what we know and what we do.',
        ],
      },
    ],
  },
  {
    id: 'gdpr',
    name: 'GDPR',
    lede: 'For visitors and customers from the European Union.',
    clauses: [
      {
        title: 'Who is responsible',
        paragraphs: [
          `${company.name} is the controller for its own site, and the processor for the leads of its customers.`,
        ],
      },
      {
        title: 'On what grounds',
        paragraphs: [
          'Contract for the service, consent for marketing, and legitimate interest for security.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: ['We answer data-rights requests within 30 days:'],
        points: [
          'access and portability,',
          'rectification and erasure,',
          'restriction and objection,',
          'complaint to your supervisory authority.',
        ],
      },
    ],
  },
  {
    id: 'disclaimer',
    name: 'Disclaimer',
    lede: 'What a picture can and cannot promise.',
    clauses: [
      {
        title: 'Tours and pictures',
        paragraphs: [
          'Rendered tours show a project as designed. What is built may differ in material, colour and furniture; the agreement for sale decides.',
        ],
      },
      {
        title: 'Answers of an AI',
        paragraphs: [
          'Agents and the intelligence engine can err. Prices, areas and approvals are binding only in writing from the builder. Nothing here is investment advice.',
        ],
      },
      {
        title: 'This site',
        paragraphs: [
          'It is a demonstration: the company, its people, its customers and their results are made up.',
        ],
      },
    ],
  },
];
