import { company } from '../company.js';
import type { PageText } from '../page-text.js';

export const text: PageText = {
  title: `What property intelligence does for buyers, agents and builders | ${company.name}`,
  description:
    'Nine situations, step by step: how buyers choose, how agents prepare and how builders position a project with the intelligence engine.',
};
