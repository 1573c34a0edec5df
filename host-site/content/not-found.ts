import { company } from './company.js';
import type { Page } from './content-model.js';

export const page: Page = {
  title: `Page not found | ${company.name}`,
  description: 'There is no page at this address.',
  head: {
    eyebrow: '404',
    title: 'This door leads nowhere.',
    lede: 'There’s no page at this address. It may have moved.',
    links: [
      { to: '/', label: 'To the home page' },
      { to: '/virtual-tours', label: 'Take a tour instead' },
    ],
  },
};
