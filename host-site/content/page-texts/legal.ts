import type { PageText } from '../page-text.js';

export const text: PageText = {
  title: 'Privacy, terms, data security, GDPR and disclaimer | Parikrama',
  description:
    'How we handle personal data, the terms of our service, and how we keep what you trust us with. Last updated 15 January 2024.',
};
