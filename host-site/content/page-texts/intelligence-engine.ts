import { company } from '../company.js';
import type { PageText } from '../page-text.js';

export const text: PageText = {
  title: `AI property intelligence engine in Indian languages | ${company.name}`,
  description:
    'Ask about prices, neighbourhoods, approvals and returns by voice or text, in Hindi, English, Kannada and more, and get an answer with its reasons.',
};
