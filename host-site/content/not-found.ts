import type { PageHead } from './content-model.js';

export const notFoundHead: PageHead = {
  eyebrow: '404',
  title: 'This door leads nowhere.',
  lede: 'There is no page at this address. It may have moved, or never been built.',
};
