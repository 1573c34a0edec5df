import { companyEntries } from './knowledge/company.js';
import { offerEntries } from './knowledge/offers.js';
import { priceEntries } from './knowledge/prices.js';
import { termEntries } from './knowledge/terms.js';

export type { KnowledgeEntry } from './knowledge/entry.js';
export { smallTalkEntries } from './knowledge/small-talk.js';

/** What the assistant knows of the product. */
export const topicEntries = [...offerEntries, ...priceEntries, ...termEntries, ...companyEntries];
