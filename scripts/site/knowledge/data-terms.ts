import { legalTerms } from '../../../host-site/content/claims.js';
import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';
import { clauseCalled } from './legal-texts.js';
import { within } from './phrases.js';

const { retention } = legalTerms;

/** The one clause tells what data is used for, and then that it is not sold. */
const [use = '', sale = ''] = clauseCalled('What we use it for').split(/(?<=\.) /);
if (!/sell/.test(sale)) throw new Error('The site does not say whether data is sold');

/** Words by which one asks where something is. */
const PLACES = 'store stored kept india country region location cloud abroad';

/** Those that speak of data by themselves. */
const PLACES_OF_DATA = 'server backup residence residency localisation localization';

const DATA = 'data lead personal customer buyer';

/** What becomes of data: where, how long and how safely it is kept. */
export const dataEntries: readonly KnowledgeEntry[] = [
  {
    id: 'security',
    questions: ['Is my data secure?', 'How do you protect my data?', 'Is it safe?'],
    keywords:
      'security secure safe encryption encrypted tls aes protect protection data uptime breach hack',
    subjects: 'security secure encryption encrypted uptime',
    more: ['data-collected', 'privacy'],
    answer:
      `Data is encrypted with **${legalTerms.inTransit}** on the way and **${legalTerms.atRest}** at rest. Uptime is ` +
      `${legalTerms.uptime}, and a breach would be notified within ${legalTerms.breachNotice}. More under [Legal](/legal).`,
  },
  {
    id: 'breach',
    questions: [
      'When do you notify a breach?',
      'Breach notification',
      'How soon is a breach notified?',
      'What happens in a data breach?',
      'What if my data is leaked?',
    ],
    keywords: 'breach notify notified notification leak leaked incident hack hacked',
    subjects: 'breach',
    needs: [['breach', 'leak', 'leaked', 'incident', 'hack', 'hacked']],
    more: ['security', 'privacy'],
    answer: `We notify you of a breach that concerns you **within ${legalTerms.breachNotice}**, with what we know and what we do. More under [Legal](/legal).`,
  },
  {
    id: 'privacy',
    questions: [
      'What is your privacy policy?',
      'How long do you keep my data?',
      'How long is my data stored?',
      'How long is my data kept?',
      'Can I delete my data?',
    ],
    keywords:
      'privacy gdpr personal data retention keep store delete right request policy compliant compliance',
    subjects: 'privacy gdpr retention',
    more: ['data-collected', 'security'],
    answer:
      `Customer data is kept for **${retention.customer}**; support tickets ${retention.tickets}; tour analytics ` +
      `${retention.analytics}, aggregated; marketing data until you opt out, or after ${retention.inactivity} of inactivity. ` +
      `A request about your data rights is answered within ${legalTerms.requestAnswer}. More under [Legal](/legal).`,
  },
  {
    id: 'data-collected',
    questions: [
      'What data do you collect?',
      'What data do you have?',
      'Do you record calls?',
      'Are you recording me?',
      'Do you record my voice?',
    ],
    keywords: 'data collect collected record recorded recording call voice personal',
    subjects: 'record recorded recording',
    more: ['privacy', 'security'],
    answer:
      `${clauseCalled('What we collect')} Whether the sound of a call is kept, the site does not say: ` +
      'ask the team under [Contact](/contact).',
  },
  {
    id: 'data-use',
    questions: [
      'Do you sell my data?',
      'Do you share my data?',
      'Is my data sold?',
      'Do you sell my leads?',
      'Do you share my leads with others?',
      'Is the data of my leads sold?',
      'What do you use my data for?',
    ],
    keywords:
      'data lead personal sell sold selling others third party parties customer buyer privacy',
    needs: [['sell', 'sold', 'selling', 'others', 'third'], DATA.split(' ')],
    more: ['data-collected', 'privacy'],
    answer:
      `${sale} What data is used for: ${within(use)} ${clauseCalled('Who is responsible')} ` +
      'Of sharing it the site says no more than this: ask the team under [Contact](/contact).',
  },
  {
    id: 'data-location',
    questions: [
      'Where is my data stored?',
      'Where do you keep my data?',
      'Where is the data of my customers kept?',
      'Is my data stored in India?',
      'Does the data leave India?',
      'In which country is the data?',
      'Where are your servers?',
      'Where are your backups?',
      'Data residence',
      'Data residency',
      'Data location',
      'Data localisation',
      'Data localization',
    ],
    keywords: `${PLACES} ${PLACES_OF_DATA} ${DATA} keep hosted`,
    subjects: PLACES_OF_DATA,
    needs: [`${PLACES} ${PLACES_OF_DATA}`.split(' '), `${DATA} ${PLACES_OF_DATA}`.split(' ')],
    more: ['security', 'privacy'],
    answer:
      `All that the site says of the place: “${clauseCalled('Availability')}” For more ask the team under [Contact](/contact). ` +
      `${clauseCalled('On the way and at rest')}`,
  },
];
