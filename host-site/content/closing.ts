import type { Section } from './schemas.js';

export const closing: Section = {
  title: 'See your next project the way a buyer will.',
  lede: 'A 30-day money-back guarantee, no setup fees, and you can cancel anytime.',
};
