import type { PageText } from '../page-text.js';

export const text: PageText = {
  title: 'Prices of virtual tours, AI agents and bundles | Parikrama',
  description:
    'Virtual tour packages from ₹20,000 a project, AI agent plans from ₹30,000 a month, and bundles of both. No setup fees, cancel anytime.',
};
