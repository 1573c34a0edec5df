import { company } from '../company.js';
import type { PageText } from '../page-text.js';

export const text: PageText = {
  title: `Page not found | ${company.name}`,
  description: 'There is no page at this address.',
};
