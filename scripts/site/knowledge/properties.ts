import { formatLakhs } from '../../../host-site/amounts.js';
import { properties } from '../../../host-site/content/agents.js';
import type { PropertyCard } from '../../../host-site/content/schemas.js';
import { sampleTours } from '../../../host-site/content/tours.js';
import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';
import { idOf, within } from './phrases.js';

const KINDS =
  'property properties home homes flat flats villa villas penthouse bhk projects possession apartment house plot plots';

/** Those who say so sell homes themselves, or ask for what sells them: our own customers. */
const SOLD_BY_ASKER: readonly string[] = [
  ...'tour,tours,walkthrough,panorama,agent,agents,bot,chatbot,ai,engine'.split(','),
  ...'our,my project,my projects,builder,builders,developer,developers'.split(','),
  ...['we', 'i'].flatMap((seller) =>
    'sell,have,build,develop,selling,building,are selling,am selling,are building,am building'
      .split(',')
      .map((sells) => `${seller} ${sells}`),
  ),
];

/** The homes that the sample agents sell, together and each by itself, and the tours of them. */
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
    keywords: `${KINDS} apartment project buy sample possession price ${properties.map(({ area }) => area).join(' ')}`,
    subjects: `bhk flat apartment villa penthouse possession`,
    needs: [KINDS.split(' ')],
    unless: SOLD_BY_ASKER,
    choices: properties.map(propertyId),
    answer: [
      'We sell tools to builders, not homes. These are the sample projects that our agents talk about:',
      '',
      ...properties.map(
        (property) => `- **${property.name}**, ${property.area}: ${termsOf(property)}`,
      ),
    ].join('\n'),
  },
  ...properties.map(propertyOf),
  {
    id: 'samples',
    questions: [
      'Can I see a sample tour?',
      'Do you have examples of your work?',
      'Show me a tour',
      'Show me some tours',
      'Can I see a tour?',
      'Show me a demo tour',
      'A sample',
    ],
    keywords: 'sample tour example gallery portfolio see look view watch preview demo',
    subjects: 'sample gallery portfolio example',
    more: ['tour-prices', 'success-stories'],
    answer:
      `Yes, the gallery on the [Virtual Tours](/virtual-tours) page has ${sampleTours.length} tours that you can walk through: ` +
      `${sampleTours.map(({ title, location }) => `**${title}** in ${location}`).join('; ')}.`,
  },
];

function propertyOf(property: PropertyCard): KnowledgeEntry {
  const { name, area, description } = property;
  return {
    id: propertyId(property),
    questions: [
      `Tell me about ${name}`,
      `What does a home in ${name} cost?`,
      `Where is ${name}?`,
      `When is possession of ${name}?`,
    ],
    keywords: `${KINDS} sample buy price cost rate ${area}`,
    subjects: name,
    needs: [name.toLowerCase().split(' ')],
    more: ['samples', 'properties'],
    answer:
      `**${name}** in ${area} is one of the sample projects that our agents talk about: ${termsOf(property)}. ` +
      `${description} The [Virtual Tours](/virtual-tours) page has a tour of it.`,
  };
}

/** "2 and 3 BHK, ₹85 lakh to ₹1.45 crore, possession in December 2026" */
function termsOf({ configurations, priceRange: [from, to], date }: PropertyCard): string {
  return `${configurations}, ${formatLakhs(from)} to ${formatLakhs(to)}, ${within(date)}`;
}

function propertyId({ name }: PropertyCard): string {
  return `property-${idOf(name)}`;
}
