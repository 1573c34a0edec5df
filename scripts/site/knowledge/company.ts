import { formatCount } from '../../../host-site/amounts.js';
import { reasons, team } from '../../../host-site/content/about.js';
import { properties } from '../../../host-site/content/agents.js';
import { caseStudies } from '../../../host-site/content/case-studies.js';
import { claims } from '../../../host-site/content/claims.js';
import { company } from '../../../host-site/content/company.js';
import { resources } from '../../../host-site/content/resources.js';
import { sampleTours } from '../../../host-site/content/tours.js';
import { startSteps } from '../../../host-site/content/use-cases.js';
import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';
import { enumeration, series, within } from './phrases.js';

const headquarters = company.offices.filter(({ isHeadquarters }) => isHeadquarters);
const branches = company.offices.filter(({ isHeadquarters }) => !isHeadquarters);

/** The first of the steps to start is the demo. */
const [demoStep] = startSteps;
if (!demoStep) throw new Error('The site does not say how one starts');

/** Projects that are told about as success stories and nowhere else. */
const ONLY_STORIES = caseStudies
  .map(({ project }) => project)
  .filter((project) => properties.every(({ name }) => name !== project))
  .join(' ');

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
      'Call me',
      'Mail id',
      'Phone',
      'Do you offer support?',
      'Can I talk to an agent?',
      'I want to speak to an agent',
      'Can an agent call me?',
      'Transfer me to an agent',
      'Can I speak to your manager?',
      'Connect me to your sales team',
      'Can someone call me?',
      'I want to speak to someone',
      'I want to talk',
      'A real person please',
      'I have a complaint',
      'Customer care and customer support',
      'Support',
      'Technical support',
      'Help desk',
      'What is your WhatsApp number?',
      'What is your mobile number?',
      'What is your email address?',
      'Can I get a quote?',
      'Send me a quotation',
    ],
    keywords:
      'contact reach email mail phone telephone mobile number call callback request sales representative human person team form support talk speak customer service quote quotation estimate proposal issue problem',
    subjects: 'contact email support quote quotation complaint helpdesk',
    more: ['hours', 'offices'],
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
      'What are your timings?',
      'Are you available 24/7?',
    ],
    keywords:
      'open opening business working hour time close closed day weekend saturday sunday today available',
    subjects: 'open opening hour',
    answer: `The team is there **${company.hours}**. At any other time it is closed. AI agents never close.`,
  },
  {
    id: 'offices',
    questions: [
      'Where are you?',
      'Where is your office?',
      'Where are you located?',
      'What is your address?',
      'Which cities do you serve?',
      'Which cities are you in?',
    ],
    keywords:
      'office location located address city serve bangalore bengaluru mumbai delhi ncr headquarters based near india chennai hyderabad pune kolkata',
    subjects: 'office headquarters serve',
    more: ['contact', 'hours'],
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
      'I want to buy a tour',
      'I want to purchase a tour',
      'I am interested',
      'Interested in your services',
      'What are the next steps?',
      'What is the process?',
      'What is the procedure to start?',
      'Schedule a call',
      'Arrange a call',
      'Book a demo of the AI agents',
      'A demo of the intelligence engine',
      'I want to schedule a meeting',
      'Is the demo free?',
      'A free demo',
    ],
    keywords:
      'demo demonstration book booking schedule meeting appointment live presentation start begin buy order purchase sign register interested next step long duration',
    subjects: 'demo demonstration interested',
    more: ['contact', 'hours'],
    answer:
      'Gladly: choose **Book Demo** at the top of the page, or go to [Contact](/contact) and leave your name, e-mail ' +
      `and phone number. The team then arranges a time with you: ${within(demoStep.text)}`,
  },
  {
    id: 'about',
    questions: [
      'Who is behind this company?',
      'Tell me about the company',
      'About us',
      'About',
      'Your team',
      'How many projects have you done?',
      'Company name',
      'What is your company name?',
      'Who owns this company?',
      'Who is the CEO?',
      'Who is the founder?',
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
  {
    id: 'success-stories',
    questions: [
      'Do you have case studies?',
      'Who are your customers?',
      'Who are your clients?',
      'Who uses your products?',
      'How many builders do you work with?',
      'Can I see success stories?',
      ...caseStudies.map(({ company: of }) => `Who is ${of}?`),
    ],
    keywords:
      'case study studies success story reference customer client testimonial review builder partner',
    subjects: `testimonial ${caseStudies.map(({ company: of }) => of).join(' ')} ${ONLY_STORIES}`,
    more: ['results', 'samples'],
    answer:
      `There are [success stories](/case-studies) of ${series(caseStudies.map(({ project, company: of }) => `**${project}** by ${of}`))}, ` +
      'with challenge, solution and numbers before and after. More than ' +
      `${claims.builderPartners} builders work with us.`,
  },
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
  {
    id: 'resources',
    questions: ['Do you have guides to download?', 'Where is your resource hub?'],
    keywords:
      'resource guide download checklist template webinar blog article learn pdf ebook brochure',
    subjects: 'resource brochure webinar checklist template ebook',
    more: ['newsletter'],
    answer:
      'The [resource hub](/resources) has guides, buyer tools, templates and webinars, such as ' +
      `${bold(resources.filter(({ featured }) => featured).map(({ title }) => title))}. You can search and filter them.`,
  },
  {
    id: 'newsletter',
    questions: ['Do you have a newsletter?', 'How do I subscribe to news?'],
    keywords: 'newsletter subscribe subscriber sign news update mail',
    subjects: 'newsletter',
    answer:
      `There is one, with more than ${formatCount(claims.subscribers)} subscribers, but one cannot subscribe here yet: ` +
      'the button in the [resource hub](/resources) is not yet available.',
  },
];
