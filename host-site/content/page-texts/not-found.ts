import type { PageText } from '../page-text.js';

export const text: PageText = {
  title: 'Page not found | Parikrama',
  description: 'There is no page at this address.',
};
