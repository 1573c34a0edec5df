import { claims } from '../../../host-site/content/claims.js';
import { company } from '../../../host-site/content/company.js';
import { startSteps } from '../../../host-site/content/use-cases.js';
import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';
import { enumeration, within } from './phrases.js';

const headquarters = company.offices.filter(({ isHeadquarters }) => isHeadquarters);
const branches = company.offices.filter(({ isHeadquarters }) => !isHeadquarters);

/** The first of the steps to start is the demo. */
const [demoStep] = startSteps;
if (!demoStep) throw new Error('The site does not say how one starts');

/** Bangalore is asked for by its new name, too. */
const CITIES = [...company.offices.map(({ city }) => city), 'Bengaluru'];

const bold = (names: readonly string[]) => enumeration(names.map((name) => `**${name}**`));

/** How and where to reach them. */
export const contactEntries: readonly KnowledgeEntry[] = [
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
      'When is the team reachable?',
      'Are you reachable on Saturday?',
      'When is the team reachable on Saturday?',
      'Are you reachable on Sunday?',
      'Office timings',
      'Office hours',
      ...CITIES.flatMap((city) => [`${city} office timings`, `${city} office hours`]),
    ],
    keywords:
      'reachable reach timing open opening business working hour time close closed day weekend saturday sunday today available',
    subjects: 'open opening hour timing reachable',
    // A job that is open is no door.
    unless: ['job', 'jobs', 'career', 'careers', 'vacancy', 'vacancies', 'hiring'],
    answer: `The team is there **${company.hours}**. At any other time it is closed. AI agents never close.`,
  },
  {
    id: 'offices',
    questions: [
      'Where are you?',
      'Where is your office?',
      'Where are you located?',
      'Where is your company located?',
      'Where is your company?',
      'Company kahan hai?',
      'Aapki company kahan hai?',
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
];
