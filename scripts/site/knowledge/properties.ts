import { formatLakhs } from '../../../host-site/amounts.js';
import { properties } from '../../../host-site/content/agents.js';
import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';
import { within } from './phrases.js';

const KINDS =
  'property properties home homes flat flats villa villas penthouse bhk projects possession apartment house plot plots';
const NAMES = properties.map(({ name }) => name.toLowerCase()).join(' ');

/** The homes that the sample agents sell. */
export const propertyEntries: readonly KnowledgeEntry[] = [
  {
    id: 'properties',
    questions: [
      'Which properties do you have?',
      'Which homes can I buy?',
      'Tell me about the sample projects',
      'When is possession?',
      'What is the price of a 2 BHK?',
      'Do you have ready to move flats?',
      'Are there plots for sale?',
    ],
    keywords: `${KINDS} ${NAMES} apartment project buy sample possession price ${properties.map(({ area }) => area).join(' ')}`,
    subjects: `bhk flat apartment villa penthouse possession ${NAMES}`,
    needs: [`${KINDS} ${NAMES}`.split(' ')],
    answer: [
      'We sell tools to builders, not homes. These are the sample projects that our agents talk about:',
      '',
      ...properties.map(
        ({ name, area, configurations, priceRange: [from, to], date }) =>
          `- **${name}**, ${area}: ${configurations}, ${formatLakhs(from)} to ${formatLakhs(to)}, ${within(date)}`,
      ),
    ].join('\n'),
  },
];
