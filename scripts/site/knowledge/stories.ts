import { properties } from '../../../host-site/content/agents.js';
import { caseStudies, recognitions } from '../../../host-site/content/case-studies.js';
import { claims } from '../../../host-site/content/claims.js';
import type { CaseStudy } from '../../../host-site/content/schemas.js';
import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';
import { DOUBTS } from './doubt.js';
import { enumeration, idOf, series, within } from './phrases.js';

const STORY = 'case study success story result challenge solution testimonial before after client';

/** The success stories, together and each by itself. */
export const storyEntries: readonly KnowledgeEntry[] = [
  {
    id: 'success-stories',
    questions: [
      'Do you have case studies?',
      'Who are your customers?',
      'Who are your clients?',
      'Who uses your products?',
      'How many builders do you work with?',
      'How many builders work with you?',
      'How many builders use you?',
      'How many builders use it?',
      'How many builders use this?',
      'How many builders use your products?',
      'How many builders use your platform?',
      'How many builders use your services?',
      'How many builders are you working with?',
      'How many builders are using it?',
      'How many builders do you have?',
      'How many builders trust you?',
      'How many customers do you have?',
      'How many clients do you have?',
      'Can I see success stories?',
    ],
    keywords:
      'case study studies success story reference customer client testimonial review builder partner',
    subjects: 'testimonial',
    unless: DOUBTS,
    more: [...caseStudies.map(storyId), 'results', 'samples'],
    answer:
      `**More than ${claims.builderPartners} builders** work with us. There are [success stories](/case-studies) of ${series(caseStudies.map(({ project, company }) => `**${project}** by ${company}`))}, ` +
      'with challenge, solution and numbers before and after.',
  },
  ...caseStudies.map(storyOf),
  {
    id: 'recognition',
    questions: [
      'Any awards?',
      'Have you won any awards?',
      'Which awards have you won?',
      'Are you an award-winning company?',
      'Any industry recognition?',
      'What recognition do you have?',
      'Industry recognition',
    ],
    keywords: 'award awarded prize won winner recognition recognised industry honour',
    subjects: 'award recognition prize',
    unless: DOUBTS,
    needs: [['award', 'awarded', 'prize', 'recognition', 'recognised', 'honour']],
    more: ['success-stories', 'results'],
    answer: [
      'The [success stories](/case-studies) page names these, all of them samples:',
      '',
      ...recognitions.map(({ title, text }) => `- **${title}**: ${text}`),
    ].join('\n'),
  },
];

function storyOf(story: CaseStudy): KnowledgeEntry {
  const { company, project, location, challenge, solution, results, timeframe, testimonial } =
    story;
  const isAlsoSold = properties.some(({ name }) => name === project);
  return {
    id: storyId(story),
    questions: [
      `What did you do for ${company}?`,
      `Who is ${company}?`,
      `Tell me about ${company}`,
      `The success story of ${project}`,
      `The case study of ${project}`,
      `What happened at ${project}?`,
      `What are the results of ${project}?`,
      `Who is ${testimonial.author}?`,
    ],
    keywords: `${STORY} ${project} ${location} ${testimonial.author}`,
    subjects: isAlsoSold ? company : `${company} ${project}`,
    unless: DOUBTS,
    needs: [`${company} ${project} ${testimonial.author}`.toLowerCase().split(' ')],
    more: ['success-stories', 'results'],
    answer: [
      `**${project}** by ${company}, ${location}. ${challenge} The solution: ${enumeration(solution.map(within))}.`,
      '',
      `Before, and after ${timeframe}:`,
      '',
      ...results.map(({ metric, before, after }) => `- **${metric}**: ${before}, then ${after}`),
      '',
      `The whole story is among the [success stories](/case-studies).`,
    ].join('\n'),
  };
}

function storyId({ project }: CaseStudy): string {
  return `story-${idOf(project)}`;
}
