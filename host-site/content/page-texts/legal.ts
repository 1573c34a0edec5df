import { company } from '../company.js';
import { legalTerms } from '../claims.js';
import { legalDocuments } from '../legal.js';
import type { PageText } from '../page-text.js';

export const text: PageText = {
  title: `Privacy, terms, data security, GDPR and disclaimer | ${company.name}`,
  description: `How we handle personal data, the terms of our service, and how we keep what you trust us with. Last updated ${legalTerms.lastUpdated}.`,
  titleOf(query) {
    const chosen = legalDocuments.find(({ id }) => id === query.get('tab'));
    return chosen && `${chosen.name} | ${company.name}`;
  },
};
