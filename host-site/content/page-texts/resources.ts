import { company } from '../company.js';
import type { PageText } from '../page-text.js';

export const text: PageText = {
  title: `Guides, tools and recordings for property sales | ${company.name}`,
  description:
    'Guides for builders, tools for buyers, case studies, webinars and templates on selling homes with tours and AI agents.',
};
