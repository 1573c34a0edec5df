import { claims } from '../../../host-site/content/claims.js';
import { engineFeatures } from '../../../host-site/content/intelligence.js';
import type { Point } from '../../../host-site/content/schemas.js';
import { tourFeatures } from '../../../host-site/content/tours.js';
import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';
import { range, series, within } from './phrases.js';
import { planFamilies } from './plan-families.js';

/** How tours are made, and what they and the plans have that one asks for by itself. */
export const featureEntries: readonly KnowledgeEntry[] = [
  {
    id: 'tour-making',
    questions: [
      'How do you make the tours?',
      'How is a tour made?',
      'Which camera do you use?',
      'A 360 camera',
      'What do you need from us to make a tour?',
      'Can you make a tour before construction?',
      'Can you make a tour from floor plans?',
      'Can you make a tour from drawings?',
      'My project is not built yet',
      'Can you show a project that is under construction?',
    ],
    keywords:
      'tour made create created build built produce shoot camera photograph photography drone render rendered drawing unbuilt under construction before need provide',
    subjects: 'camera drawing render rendered photography shoot',
    more: ['tours-versus-visits', 'samples', 'tour-prices'],
    answer:
      `From drawings or with a camera: ${within(featureOf(tourFeatures, 'From drawings or a camera'))} You give us drawings, facts and prices. ` +
      `Tours from drawings, before anything is built, come with the ${plansWith(/^Tours from drawings/)}. ` +
      `It takes **${range(claims.tourDelivery)}**.`,
  },
  {
    id: 'floor-plans',
    questions: ['Floor plans', 'Do the tours have floor plans?', 'Can I see a floor plan?'],
    keywords: 'floor plan layout map tour',
    subjects: 'floor layout',
    more: ['tour-premium', 'samples'],
    answer:
      `${featureOf(tourFeatures, 'Floor plans that walk')} Floor plans come with the ${plansWith(/^Floor plans$/)} and, since it has ` +
      `everything that Premium has, with the ${plansWith(/^Everything in Premium$/)}.`,
  },
  {
    id: 'devices',
    questions: [
      'Does it work on mobile?',
      'Do the tours work on a mobile phone?',
      'Which devices does it work on?',
    ],
    keywords: 'mobile smartphone device tablet laptop computer screen browser tour',
    subjects: 'device smartphone tablet',
    more: ['samples'],
    answer: `A tour is one address, for any phone and any screen. In VR too, without an app: ${within(featureOf(tourFeatures, 'VR, without an app'))}`,
  },
  {
    id: 'crm',
    questions: [
      'Does it integrate with our CRM?',
      'CRM integration',
      'Do you integrate with Salesforce?',
      'Do you integrate with Zoho or HubSpot?',
      'Which integrations do you have?',
    ],
    keywords:
      'crm integrate integrates integrated integration connect salesforce zoho hubspot system software',
    subjects: 'crm salesforce zoho hubspot integrate integration',
    more: ['demo', 'whatsapp'],
    answer:
      `Integration with your CRM comes with ${plansWith(/CRM/)}, and the intelligence engine works ` +
      `${within(featureOf(engineFeatures, 'In your systems'))} The site names no CRM: the team tells you about yours, under [Contact](/contact).`,
  },
];

/** What the site says of a feature. */
function featureOf(features: readonly Point[], wanted: string): string {
  const feature = features.find(({ title }) => title === wanted);
  if (!feature) throw new Error(`The site has no feature called: ${wanted}`);
  return feature.text;
}

/** The plans that have a feature, by name. */
function plansWith(wanted: RegExp): string {
  const having = planFamilies
    .flatMap(({ plans }) => plans)
    .filter(({ features }) => features.some((feature) => wanted.test(feature)));
  if (having.length === 0) throw new Error(`No plan has a feature like ${wanted}`);
  return series(having.map(({ name }) => `**${name}**`));
}
