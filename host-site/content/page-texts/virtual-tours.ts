import type { PageText } from '../page-text.js';

export const text: PageText = {
  title: '360° virtual property tours from ₹20,000 a project | Parikrama',
  description:
    'Walk through three sample homes, see what changes against traditional site visits, and compare the Basic and Premium tour packages.',
};
