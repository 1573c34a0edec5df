import { company } from './company.js';
import type { Page } from './content-model.js';

export const page: Page = {
  title: `Page not found | ${company.name}`,
  description: 'There is no page at this address.',
  head: {
    eyebrow: '404',
    title: 'This door leads nowhere.',
    lede: 'There is no page at this address. It may have moved, or never been built.',
    links: [
      { to: '/', label: 'To the home page' },
      { to: '/virtual-tours', label: 'Look around a flat instead' },
    ],
  },
};
