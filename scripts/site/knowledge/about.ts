import { mission, reasons, team, timeline, values } from '../../../host-site/content/about.js';
import { claims } from '../../../host-site/content/claims.js';
import { company } from '../../../host-site/content/company.js';
import type { TeamMember } from '../../../host-site/content/schemas.js';
import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';
import { idOf, series } from './phrases.js';

/** Who they are, and what for. */
export const aboutEntries: readonly KnowledgeEntry[] = [
  ...team.map(leader),
  {
    id: 'about',
    questions: [
      'Who is behind this company?',
      'Tell me about the company',
      'About us',
      'About',
      'Your team',
      'Company name',
      'What is your company name?',
      'Who owns this company?',
      'Who is the CEO?',
      'Who is the founder?',
      'Who founded the company?',
      ...[`What is ${company.name}?`, `Tell me about ${company.name}`, `Who is ${company.name}?`],
    ],
    keywords:
      'company about team founder founders cofounder leadership owner own ceo cto chief mission history experience clients projects partners',
    subjects: `company ${company.name} founder ceo cto owner ${team.map(({ name }) => name).join(' ')}`,
    more: ['offers', 'success-stories', 'offices'],
    answer:
      `**${company.name}** works for property builders and developers in India, with ` +
      `**${claims.projectsDelivered}+ projects** delivered. It is led by ` +
      `${series(team.map(({ name, role }) => `${name} (${role.toLowerCase()})`))}. ` +
      'The [About](/about) page tells our mission and introduces them.',
  },
  {
    id: 'mission',
    questions: [
      'What is your mission?',
      'What is your vision?',
      'What are your values?',
      'What do you believe in?',
    ],
    keywords: 'mission vision values principles goal aim believe',
    subjects: 'mission vision values',
    more: ['history', 'why-us'],
    answer: [mission.lede, '', ...values.map(({ title, text }) => `- **${title}**: ${text}`)].join(
      '\n',
    ),
  },
  {
    id: 'history',
    questions: [
      'When was the company founded?',
      'When did you start?',
      'When did the company start?',
      'Since when are you in business?',
      'What is the history of your company?',
      'How old is your company?',
      'How long have you been in business?',
    ],
    keywords: 'history founded since year old established began company',
    subjects: 'history founded established',
    more: ['about', 'mission'],
    answer: [
      'How we got here:',
      '',
      ...timeline.map(({ title, text }) => `- **${title}**: ${text}`),
    ].join('\n'),
  },
  {
    id: 'why-us',
    questions: [
      'Why should I choose you?',
      'Why choose you?',
      'Why you?',
      'What makes you different?',
      'How are you different from others?',
      `Why ${company.name}?`,
    ],
    keywords: 'why choose different better unique advantage competitor',
    more: ['results', 'success-stories'],
    answer: reasons.map(({ title, text }) => `- **${title}**: ${text}`).join('\n'),
  },
];

function leader({ name, role, bio }: TeamMember): KnowledgeEntry {
  return {
    id: `about-${idOf(name)}`,
    questions: [`Who is ${name}?`, `Tell me about ${name}`],
    keywords: `${role} leader bio`,
    subjects: name,
    needs: [name.toLowerCase().split(' ')],
    more: ['about'],
    answer: `**${name}** is ${company.name}’s ${role.toLowerCase()}. ${bio}`,
  };
}
