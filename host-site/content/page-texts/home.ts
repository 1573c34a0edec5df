import { company } from '../company.js';
import { claims } from '../claims.js';
import type { PageText } from '../page-text.js';

export const text: PageText = {
  title: `${company.name}: 360° virtual tours and AI sales agents for builders in India`,
  description: `Virtual property tours that bring buyers in, and multilingual AI sales agents that answer every enquiry within ${claims.firstAnswer}.`,
};
