import { claims, legalTerms } from './claims.js';
import { company } from './company.js';
import type { Page } from './content-model.js';

export const page: Page = {
  title: `Privacy, terms, data security, GDPR and disclaimer | ${company.name}`,
  description: `How we handle personal data, the terms of our service, and how we keep what you trust us with. Last updated ${legalTerms.lastUpdated}.`,
  titleOf(query) {
    const chosen = legalDocuments.find(({ id }) => id === query.get('tab'));
    return chosen && `${chosen.name} | ${company.name}`;
  },
  head: {
    eyebrow: 'Legal',
    title: 'The small print, in plain English.',
    lede: `Last updated ${legalTerms.lastUpdated}.`,
  },
};

export const legalDocuments = [
  {
    id: 'privacy',
    name: 'Privacy',
    lede: 'What we know about you, why, and for how long.',
    clauses: [
      {
        title: 'What we collect',
        text: 'What you give us in a form or a conversation: name, e-mail address, phone number, company and what you ask. What a tour records: rooms visited and time spent, without a name.',
      },
      {
        title: 'What we use it for',
        text: 'To answer you, to provide the service you ordered, to bill it, and, if you agreed, to write to you about it. We do not sell personal data.',
      },
      {
        title: 'How long we keep it',
        points: [
          `Customer data: ${legalTerms.retention.customer}.`,
          `Marketing data: until you opt out, or after ${legalTerms.retention.inactivity} of inactivity.`,
          `Tour analytics: aggregated, ${legalTerms.retention.analytics}.`,
          `Support tickets: ${legalTerms.retention.tickets}.`,
        ],
      },
      {
        title: 'Your rights',
        text: `You may see, correct, export or delete what we hold about you. Write to ${company.email}: requests are answered within ${legalTerms.requestAnswer}.`,
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
        text: 'We provide virtual tours, AI sales agents and the property intelligence engine as described in your plan. You provide drawings, facts and prices that are correct and that you may use.',
      },
      {
        title: 'Prices and payment',
        text: `Amounts are in rupees. We announce changes of price with ${legalTerms.notice}. There are no setup fees, and a ${claims.guarantee}.`,
      },
      {
        title: 'Termination',
        text: `Either side may end the agreement with ${legalTerms.notice}. You can export your data until the end.`,
      },
      {
        title: 'Liability',
        text: `Our liability is capped at ${legalTerms.liabilityCap}: those you paid in the 12 months before the event.`,
      },
      {
        title: 'Governing law',
        text: `The law of ${legalTerms.country} governs. Disputes are settled by arbitration, and the courts of ${legalTerms.courts} have jurisdiction.`,
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
        text: `Data travels under ${legalTerms.inTransit} and is stored under ${legalTerms.atRest}, with keys that rotate.`,
      },
      {
        title: 'Availability',
        text: `We aim at ${legalTerms.uptime} uptime, with backups in a second region of India.`,
      },
      {
        title: 'If something goes wrong',
        text: `We notify you of a breach that concerns you within ${legalTerms.breachNotice}, with what we know and what we do.`,
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
        text: `${company.name} is the controller for its own site, and the processor for the leads of its customers.`,
      },
      {
        title: 'On what grounds',
        text: 'Contract for the service, consent for marketing, and legitimate interest for security.',
      },
      {
        title: 'Your rights',
        text: `We answer data-rights requests within ${legalTerms.requestAnswer}:`,
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
        text: 'Rendered tours show a project as designed. What is built may differ in material, colour and furniture; the agreement for sale decides.',
      },
      {
        title: 'Answers of an AI',
        text: 'Agents and the intelligence engine can err. Prices, areas and approvals are binding only in writing from the builder. Nothing here is investment advice.',
      },
      {
        title: 'This site',
        text: 'This site is a demonstration: the company, its people, its customers and their results are made up.',
      },
    ],
  },
];
