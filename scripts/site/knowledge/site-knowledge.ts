import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';
import { companyEntries } from './company.js';
import { offerEntries } from './offers.js';
import { priceEntries } from './prices.js';
import { propertyEntries } from './properties.js';
import { termEntries } from './terms.js';

/** What the assistant is told of the site: its content, as answers to what visitors ask. */
export const siteKnowledge: readonly KnowledgeEntry[] = [
  ...offerEntries,
  ...propertyEntries,
  ...priceEntries,
  ...termEntries,
  ...companyEntries,
];
