import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';
import { audienceEntries } from './audiences.js';
import { companyEntries } from './company.js';
import { featureEntries } from './features.js';
import { languageEntries } from './languages.js';
import { offerEntries } from './offers.js';
import { paymentEntries } from './payment.js';
import { priceOverviews } from './price-overviews.js';
import { priceEntries } from './prices.js';
import { propertyEntries } from './properties.js';
import { termEntries } from './terms.js';

/**
 * What the assistant is told of the site: its content, as answers to what visitors ask. What
 * introduces a thing comes before what else there is to say of it.
 */
export const siteKnowledge: readonly KnowledgeEntry[] = [
  ...offerEntries,
  ...audienceEntries,
  ...languageEntries,
  ...featureEntries,
  ...propertyEntries,
  ...priceEntries,
  ...priceOverviews,
  ...paymentEntries,
  ...termEntries,
  ...companyEntries,
];
