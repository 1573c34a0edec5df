import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';
import { aboutEntries } from './about.js';
import { audienceEntries } from './audiences.js';
import { contactEntries } from './contact.js';
import { dataEntries } from './data-terms.js';
import { featureEntries } from './features.js';
import { languageEntries } from './languages.js';
import { numberEntries } from './numbers.js';
import { offerEntries } from './offers.js';
import { paymentEntries } from './payment.js';
import { adviceEntries } from './plan-advice.js';
import { planFeatureEntries } from './plan-features.js';
import { priceOverviews } from './price-overviews.js';
import { priceEntries } from './prices.js';
import { propertyEntries } from './properties.js';
import { resourceEntries } from './resources.js';
import { storyEntries } from './stories.js';
import { termEntries } from './terms.js';
import { timeEntries } from './times.js';
import { trialEntries } from './trials.js';

/** What introduces a thing comes before what else there is to say of it. */
const entries: readonly KnowledgeEntry[] = [
  ...offerEntries,
  ...audienceEntries,
  ...languageEntries,
  ...featureEntries,
  ...numberEntries,
  ...propertyEntries,
  ...priceEntries,
  ...planFeatureEntries,
  ...priceOverviews,
  ...adviceEntries,
  ...paymentEntries,
  ...trialEntries,
  ...termEntries,
  ...dataEntries,
  ...timeEntries,
  ...contactEntries,
  ...aboutEntries,
  ...storyEntries,
];

/** What the assistant is told of the site: its content, as answers to what visitors ask. */
export const siteKnowledge: readonly KnowledgeEntry[] = [...entries, ...resourceEntries(entries)];
