import type { PageText } from '../page-text.js';

export const text: PageText = {
  title: 'Contact Parikrama: book a demo or ask a question',
  description:
    'Tell us about your project, or just ask. Monday to Saturday, 9:00 AM to 7:00 PM IST, from Bangalore, Mumbai and Delhi NCR.',
};
