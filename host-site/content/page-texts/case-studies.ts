import { company } from '../company.js';
import type { PageText } from '../page-text.js';

export const text: PageText = {
  title: `Success stories of builders with tours and AI agents | ${company.name}`,
  description:
    'Three projects before and after: bookings, sales cost and time to decide, with what was done and how long it took.',
};
