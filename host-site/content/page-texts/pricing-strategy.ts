import type { PageText } from '../page-text.js';

export const text: PageText = {
  title: 'Prices of the property intelligence engine from ₹999 a month | Parikrama',
  description:
    'Individual and business plans, add-ons and what a query is. Every paid plan starts with 7 days and 50 queries free, without a credit card.',
};
