import { formatCount } from '../../../host-site/amounts.js';
import { claims } from '../../../host-site/content/claims.js';
import { resources } from '../../../host-site/content/resources.js';
import type { Resource } from '../../../host-site/content/schemas.js';
import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';
import {
  isTopic,
  singular,
  words,
  wordsOf,
} from '../../../local-provider/answers/knowledge/words.js';
import { enumeration } from './phrases.js';

/** What the buttons of the resource hub say. */
const NO_DOWNLOAD = 'Downloads are not yet available.';

/** What the resource hub has as a whole. */
const hubEntries: readonly KnowledgeEntry[] = [
  {
    id: 'resources',
    questions: [
      'Do you have guides to download?',
      'Where is your resource hub?',
      'Can I download a brochure?',
      'Download',
      'How do I download a guide?',
    ],
    keywords:
      'resource guide download checklist template webinar blog article learn pdf ebook brochure',
    subjects: 'resource brochure webinar checklist template ebook',
    more: ['newsletter'],
    answer:
      'The [resource hub](/resources) has guides, buyer tools, templates and webinars, such as ' +
      `${enumeration(resources.filter(({ featured }) => featured).map(({ title }) => `**${title}**`))}. You can search and filter them. ${NO_DOWNLOAD}`,
  },
  {
    id: 'newsletter',
    questions: [
      'Do you have a newsletter?',
      'How do I subscribe to news?',
      'How many newsletter subscribers do you have?',
      'How many subscribers do you have?',
    ],
    keywords: 'newsletter subscribe subscriber sign news update mail',
    subjects: 'newsletter',
    answer:
      `The newsletter has more than **${formatCount(claims.subscribers)} subscribers**. One cannot subscribe here yet: ` +
      'the button in the [resource hub](/resources) is not yet available.',
  },
];

/**
 * What the resource hub has, together and each by itself: a guide to tours answers who asks for a
 * guide, and not who asks for tours.
 *
 * @param others - what else there is to tell, whose words do not lead to a resource by themselves
 */
export function resourceEntries(others: readonly KnowledgeEntry[]): KnowledgeEntry[] {
  const elsewhere = new Set(others.flatMap(wordsOf).map(singular));
  // Of those that are success stories it is told there.
  const told = resources.filter(({ category }) => category !== 'case-studies');
  return [...hubEntries, ...told.map((resource) => resourceOf(resource, elsewhere))];
}

function resourceOf(
  { id, title, description, type, pages, tags }: Resource,
  elsewhere: ReadonlySet<string>,
): KnowledgeEntry {
  const named = words([title, type, ...tags].join(' ')).filter(isTopic);
  return {
    id: `resource-${id}`,
    questions: [title, `Download ${title}`],
    keywords: `${type} ${tags.join(' ')} ${description}`,
    needs: [[...new Set(named.map(singular))].filter((word) => !elsewhere.has(word))],
    more: ['resources'],
    answer: `In the [resource hub](/resources) there is **${title}** (${type}, ${pages}). ${description} ${NO_DOWNLOAD}`,
  };
}
