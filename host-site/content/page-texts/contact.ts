import { company } from '../company.js';
import type { PageText } from '../page-text.js';

export const text: PageText = {
  title: `Contact ${company.name}: book a demo or ask a question`,
  description: `Tell us about your project, or just ask. ${company.hours}, from ${new Intl.ListFormat('en-GB').format(company.offices.map(({ city }) => city))}.`,
};
