import { company } from '../company.js';
import type { PageText } from '../page-text.js';

export const text: PageText = {
  title: `About ${company.name}: who builds the tours and the agents`,
  description:
    'Our mission, our services, what we hold ourselves to, and the two people who lead the company.',
};
