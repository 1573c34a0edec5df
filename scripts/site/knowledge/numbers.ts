import { formatCount, formatThousands } from '../../../host-site/amounts.js';
import { claims } from '../../../host-site/content/claims.js';
import { sampleTours } from '../../../host-site/content/tours.js';
import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';
import { DOUBTS } from './doubt.js';

/** A tour is asked for by the name of its project, which its title begins with. */
const asked = sampleTours.map(({ title, views, leads }) => ({
  name: title.split(',')[0] ?? title,
  views: formatThousands(views),
  leads: formatCount(leads),
}));

/** What the site counts: projects, the visits that take place, and what the sample tours bring. */
export const numberEntries: readonly KnowledgeEntry[] = [
  {
    id: 'projects-delivered',
    questions: [
      'How many projects have you delivered?',
      'How many projects did you deliver?',
      'How many projects have you done?',
      'How many projects have you completed?',
      'How many projects do you have?',
      'How many tours have you made?',
      'How many tours did you make?',
      'How many tours have you delivered?',
      'How many virtual tours have you made?',
      'Projects delivered',
      'How many projects?',
      'The number of projects',
    ],
    keywords: 'project delivered completed count',
    unless: DOUBTS,
    more: ['success-stories', 'samples'],
    answer:
      `**More than ${claims.projectsDelivered} projects** are delivered. How many tours are among them the site does ` +
      `not say; ${sampleTours.length} sample tours are on the [Virtual Tours](/virtual-tours) page.`,
  },
  {
    id: 'show-up-rate',
    questions: [
      'What is the show-up rate?',
      'Show up rate',
      'What is your show-up rate?',
      'What is the no-show rate?',
      'How many people turn up?',
      'How many buyers show up?',
      'How many visits take place?',
      'Do people turn up for their visits?',
    ],
    keywords: 'turn attendance attend noshow booked visit place',
    subjects: 'attendance noshow',
    // "Show" and "up" say nothing by themselves: a rate is most often a price.
    needs: [['turn', 'attendance', 'attend', 'noshow', 'visit']],
    more: ['tours-versus-visits', 'results'],
    answer:
      `**${claims.showUp.tour}%** of the visits that are booked after a virtual tour take place, against ` +
      `**${claims.showUp.visit}%** of traditional ones.`,
  },
  {
    id: 'tour-numbers',
    questions: [
      'How many views do your tours get?',
      'How many views do the sample tours have?',
      'Views of the tours',
      'How many leads did the sample tours bring?',
      'How many leads does a tour bring?',
      'Leads of the sample tours',
      'Views and leads of the tours',
      'How often was the tour opened?',
      ...asked.flatMap(({ name }) => [
        `How many views does ${name} have?`,
        `How many leads did ${name} get?`,
        `Views and leads of ${name}`,
      ]),
    ],
    keywords: 'sample tour view viewed lead enquiry opened number statistic',
    unless: DOUBTS,
    needs: [
      ['view', 'lead', 'opened', 'statistic'],
      ['tour', 'sample', ...asked.flatMap(({ name }) => name.toLowerCase().split(' '))],
    ],
    more: ['samples', 'show-up-rate'],
    answer: [
      'The sample tours count:',
      '',
      ...asked.map(({ name, views, leads }) => `- **${name}**: ${views} views and ${leads} leads`),
    ].join('\n'),
  },
];
