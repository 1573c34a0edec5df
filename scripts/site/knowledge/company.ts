import { formatCount } from '../../../host-site/amounts.js';
import { team } from '../../../host-site/content/about.js';
import { caseStudies } from '../../../host-site/content/case-studies.js';
import { claims } from '../../../host-site/content/claims.js';
import { company } from '../../../host-site/content/company.js';
import { resources } from '../../../host-site/content/resources.js';
import { sampleTours } from '../../../host-site/content/tours.js';
import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';
import { enumeration } from './phrases.js';

const headquarters = company.offices.filter(({ isHeadquarters }) => isHeadquarters);
const branches = company.offices.filter(({ isHeadquarters }) => !isHeadquarters);
const bold = (names: readonly string[]) => enumeration(names.map((name) => `**${name}**`));

/** Who they are, and how to reach them. */
export const companyEntries: readonly KnowledgeEntry[] = [
  {
    id: 'contact',
    questions: [
      'How can I contact you?',
      'Can I talk to a human?',
      'Can I speak to a person of your sales team?',
      'What is your phone number?',
      'Can you call me back?',
      'Do you offer support?',
    ],
    keywords:
      'contact reach email mail phone telephone number call sales human person team form support talk speak',
    answer:
      `Write to the team with the form on the [Contact](/contact) page, or to ${company.email}, or call ` +
      `**${company.phone}**. You get a reply within ${claims.formReply}, in business hours within ` +
      `${claims.businessHoursReply}.`,
  },
  {
    id: 'hours',
    questions: [
      'What are your opening hours?',
      'When are you open?',
      'What are your business hours?',
    ],
    keywords:
      'open opening business working hour time close closed day weekend saturday sunday today available',
    answer: `The team is there **${company.hours}**. At any other time it is closed. AI agents never close.`,
  },
  {
    id: 'offices',
    questions: [
      'Where are you?',
      'Where is your office?',
      'Where are you located?',
      'What is your address?',
    ],
    keywords:
      'office location located address city bangalore bengaluru mumbai delhi ncr headquarters based near india chennai hyderabad pune kolkata',
    answer:
      `The headquarters are in ${bold(headquarters.map(({ city }) => city))}. There are offices in ` +
      `${bold(branches.map(({ city }) => city))} too.`,
  },
  {
    id: 'demo',
    questions: [
      'Can I book a demo?',
      'How do I schedule a demo?',
      'How do I get started?',
      'How do I sign up?',
      'I want to buy',
    ],
    keywords:
      'demo demonstration book booking schedule meeting appointment live presentation start begin buy order purchase sign register',
    answer:
      'Gladly: choose **Book Demo** at the top of the page, or go to [Contact](/contact) and leave your name, e-mail ' +
      'and phone number. The team then arranges a time with you.',
  },
  {
    id: 'about',
    questions: ['Who is behind this company?', 'Tell me about the company'],
    keywords:
      'company about team founder founders leadership owner ceo mission history experience clients projects partners',
    answer:
      `**${company.name}** works for property builders and developers in India, with ` +
      `**${claims.projectsDelivered}+ projects** delivered. It is led by ` +
      `${enumeration(team.map(({ name, role }) => `${name} (${role.toLowerCase()})`))}. ` +
      'The [About](/about) page tells our mission and introduces them.',
  },
  {
    id: 'success-stories',
    questions: [
      'Do you have case studies?',
      'Who are your customers?',
      'Who are your clients?',
      'Can I see success stories?',
    ],
    keywords:
      'case study studies success story reference customer client testimonial review builder partner',
    answer:
      `Yes: [success stories](/case-studies) of ${enumeration(caseStudies.map(({ project, company: of }) => `**${project}** by ${of}`))}, ` +
      'with challenge, solution and numbers before and after. More than ' +
      `${claims.builderPartners} builders work with us.`,
  },
  {
    id: 'samples',
    questions: ['Can I see a sample tour?', 'Do you have examples of your work?'],
    keywords: 'sample tour example gallery portfolio see look view watch preview',
    answer:
      `Yes, the gallery on the [Virtual Tours](/virtual-tours) page has ${sampleTours.length} tours that you can walk through: ` +
      `${sampleTours.map(({ title, location }) => `**${title}** in ${location}`).join('; ')}.`,
  },
  {
    id: 'resources',
    questions: ['Do you have guides to download?', 'Where is your resource hub?'],
    keywords: 'resource guide download checklist template webinar blog article learn pdf ebook',
    answer:
      'The [resource hub](/resources) has guides, buyer tools, templates and webinars, such as ' +
      `${bold(resources.filter(({ featured }) => featured).map(({ title }) => title))}. You can search and filter them.`,
  },
  {
    id: 'newsletter',
    questions: ['Do you have a newsletter?', 'How do I subscribe to news?'],
    keywords: 'newsletter subscribe subscriber sign news update mail',
    answer: `Yes, with more than ${formatCount(claims.subscribers)} subscribers. The box for it is in the [resource hub](/resources).`,
  },
];
