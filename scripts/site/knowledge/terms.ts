import { claims, legalTerms } from '../../../host-site/content/claims.js';
import { addOns, trialFaq } from '../../../host-site/content/intelligence-prices.js';
import { tourPlans } from '../../../host-site/content/prices.js';
import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';
import { DOUBTS } from './doubt.js';
import { clauseCalled } from './legal-texts.js';
import { enumeration, within } from './phrases.js';

/** What the site shows of others, of which one may ask whether it is so. */
const CLAIMS =
  'testimonials,reviews,case studies,success stories,stories,customers,clients,builders,numbers,figures,results,awards,claims'.split(
    ',',
  );

/** On what terms one buys, and what is promised. */
export const termEntries: readonly KnowledgeEntry[] = [
  {
    id: 'money-back',
    questions: [
      'Can I get my money back?',
      'What is your refund policy?',
      'Is there a guarantee?',
      'What if I am not happy?',
      'What if I am not satisfied?',
      'What if I do not like it?',
    ],
    keywords:
      'refund money back guarantee return satisfaction satisfied unhappy happy within day days long',
    subjects: 'refund guarantee satisfied happy unhappy',
    more: ['cancel'],
    answer: `There is a **${claims.guarantee}**.`,
  },
  {
    id: 'cancel',
    questions: [
      'Can I cancel anytime?',
      'How do I cancel my subscription?',
      'Is there a contract?',
      'What is the notice period?',
      'Is there a lock-in period?',
      'Is there a minimum contract?',
      'How long is the contract?',
      'What is the contract length?',
      'How can I stop?',
    ],
    keywords:
      'cancel cancellation stop terminate termination end quit leave contract lock-in subscription plan notice period minimum commitment duration length',
    subjects: 'cancel cancellation lock-in notice contract',
    more: ['money-back', 'legal'],
    answer:
      `You can **cancel anytime**, and there is no lock-in. The legal terms ask for ${legalTerms.notice} to end a contract, and there is a ` +
      `${claims.guarantee}.`,
  },
  {
    id: 'setup-fees',
    questions: [
      'Are there any setup fees?',
      'Are there hidden costs?',
      'How much is the setup?',
      'What does the setup cost?',
    ],
    keywords: 'setup fee hidden cost extra charge one-time installation onboarding',
    subjects: 'fee hidden installation onboarding',
    needs: [['setup', 'fee', 'hidden', 'extra', 'charge', 'installation', 'onboarding']],
    more: ['prices', 'money-back'],
    answer: 'There are **no setup fees**, and you can cancel anytime.',
  },
  {
    id: 'plan-change',
    questions: [
      'Can I change my plan?',
      'Can I upgrade or downgrade?',
      'What happens when I upgrade?',
      'What happens when I downgrade?',
    ],
    keywords: 'change switch upgrade downgrade plan upgrading billing cycle',
    subjects: 'upgrade downgrade',
    more: ['cancel'],
    answer: `You can change your plan. ${answerTo('Can I change my plan?')}`,
  },
  {
    id: 'queries',
    questions: [
      'What is a query?',
      'Do unused queries roll over?',
      'What happens to unused queries?',
    ],
    keywords: 'query queries question count unused roll rollover carry over next month limit',
    subjects: 'unused rollover',
    more: ['add-ons', 'engine-prices'],
    answer:
      `${answerTo('What counts as a query?')} ${answerTo('Do unused queries carry over?')} ` +
      `Extra ones cost ${addOns.find(({ name }) => name === 'Extra queries')?.price}.`,
  },
  {
    id: 'add-ons',
    questions: [
      'Which add-ons are there?',
      'Can I buy extra queries?',
      'What does AI training cost?',
    ],
    keywords:
      'add-on addon extra optional custom ai training dedicated support advanced analytics price',
    subjects: 'addon',
    more: ['engine-prices'],
    answer: [
      'Add-ons to the intelligence engine:',
      '',
      ...addOns.map(({ name, price }) => `- ${within(name)}: ${price}`),
    ].join('\n'),
  },
  {
    id: 'hosting',
    questions: ['How long are tours hosted?', 'Is hosting included?'],
    keywords: 'hosting host hosted included online tour server months lifetime',
    subjects: 'hosting hosted',
    more: ['tour-comparison'],
    answer: `Hosting is included: ${enumeration(tourPlans.map(({ name, features }) => `**${hostingIn(features)}** with the ${name}`))}.`,
  },
  {
    id: 'legal',
    questions: ['What are your terms of service?', 'Which law applies?', 'What about liability?'],
    keywords:
      'terms conditions legal law jurisdiction arbitration court liability contract agreement',
    subjects: 'law liability jurisdiction arbitration',
    more: ['cancel', 'privacy'],
    answer:
      `The law of ${legalTerms.country} applies, with arbitration in ${legalTerms.courts}. Liability is capped at ` +
      `${legalTerms.liabilityCap}, and prices change with ${legalTerms.notice} only. The whole text is under [Legal](/legal).`,
  },
  {
    id: 'disclaimer',
    questions: [
      'What if the built flat differs from the tour?',
      'What if the building looks different from the tour?',
      'Who is liable if the tour shows wrong dimensions?',
      'Who is responsible for mistakes in a tour?',
      'Are the tours accurate?',
      'Is the tour binding?',
      'Does the tour show the real flat?',
      'Disclaimer',
    ],
    keywords:
      'disclaimer tour render rendered picture image built building flat home project liable liability responsible wrong mistake error dimension measurement size area differ differs different difference reality actual accurate accuracy match mismatch binding colour material furniture shows',
    subjects: 'disclaimer dimension differ accurate accuracy',
    needs: [
      [
        'disclaimer',
        'liable',
        'liability',
        'responsible',
        'wrong',
        'mistake',
        'error',
        'dimension',
        'differ',
        'differs',
        'different',
        'reality',
        'accurate',
        'accuracy',
        'match',
        'mismatch',
        'binding',
      ],
      ['disclaimer', 'tour', 'render', 'rendered', 'picture', 'image', 'built', 'building', 'flat'],
    ],
    more: ['legal', 'wrong-answers'],
    answer:
      `${clauseCalled('Tours and pictures')} ${clauseCalled('Liability')} ` +
      'The whole text is under [Legal](/legal).',
  },
  {
    id: 'demonstration',
    questions: [
      'Is this company real?',
      'Is this site real?',
      'Is this real?',
      'Is this a fake company?',
      'Is this a scam?',
      ...CLAIMS.flatMap((claim) => [
        `Are your ${claim} real?`,
        `Are these ${claim} genuine?`,
        `Are the ${claim} fake?`,
        `Are the ${claim} true?`,
      ]),
    ],
    keywords: `${DOUBTS.join(' ')} scam demonstration roi ${CLAIMS.join(' ')}`,
    subjects: 'fake scam genuine legit',
    answer: `This site says of itself: ${within(clauseCalled('This site'))}`,
  },
];

/** What the site answers to a question of its own list. */
function answerTo(question: string): string {
  const point = trialFaq.find(({ title }) => title === question);
  if (!point) throw new Error(`The site does not ask: ${question}`);
  return point.text;
}

/** How long a tour is hosted, from what its package has. */
function hostingIn(features: readonly string[]): string {
  const hosting = features.map((feature) => /^Hosting included for (.+)$/.exec(feature)?.[1]);
  const found = hosting.find((length) => length !== undefined);
  if (found === undefined) throw new Error(`No hosting is named in: ${features.join(', ')}`);
  return found;
}
