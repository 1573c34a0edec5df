import { claims } from '../../../host-site/content/claims.js';
import { useCases } from '../../../host-site/content/use-cases.js';
import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';
import { enumeration, within } from './phrases.js';

/** What the engine does for whom. */
export const audienceEntries: readonly KnowledgeEntry[] = [
  {
    id: 'for-buyers',
    questions: ['What is in it for home buyers?', 'How does it help a buyer?'],
    keywords: 'buyer buying home purchase flat benefit help use case investor',
    more: ['engine-prices'],
    answer: impactOf('buyer'),
  },
  {
    id: 'for-agents',
    questions: ['How does it help real estate agents?', 'What is in it for brokers?'],
    keywords: 'real estate agent broker realtor benefit help use case',
    more: ['engine-prices'],
    answer: impactOf('agent'),
  },
  {
    id: 'for-builders',
    questions: ['How does it help builders?', 'What is in it for developers?', 'Use cases'],
    keywords: 'builder developer construction benefit help use case project',
    more: ['offers', 'results'],
    answer: `${impactOf('builder')} More than ${claims.builderPartners} builders work with us.`,
  },
];

function impactOf(role: string): string {
  const found = useCases.find((one) => one.role === role);
  if (!found) throw new Error(`The site has no use cases for: ${role}`);
  return `What we claim for ${within(found.name)}s: ${enumeration(found.impact)}. See [Use cases](/use-cases).`;
}
