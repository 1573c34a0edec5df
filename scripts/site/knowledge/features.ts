import { values } from '../../../host-site/content/about.js';
import { claims } from '../../../host-site/content/claims.js';
import { engineFeatures } from '../../../host-site/content/intelligence.js';
import type { Point } from '../../../host-site/content/schemas.js';
import { tourFeatures } from '../../../host-site/content/tours.js';
import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';
import { range, series, within } from './phrases.js';
import { planFamilies } from './plan-families.js';
import { has } from './plan-features.js';

/** What is promised of an agent that has no answer. */
const principle = 'Answer, or say that you cannot';

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
      'Can you make a tour before it is built?',
      'Can you make a tour before the building exists?',
      'Can you make a tour of a building that does not exist yet?',
      'My project is not built yet',
      'Can you show a project that is under construction?',
    ],
    keywords:
      'tour made create created build built produce shoot camera photograph photography drone render rendered drawing unbuilt under construction building exist before need provide',
    subjects: 'camera drawing render rendered photography shoot',
    more: ['tours-versus-visits', 'samples', 'tour-prices'],
    answer:
      `From drawings or with a camera: ${within(featureOf(tourFeatures, 'From drawings or a camera'))} The price list makes no difference ` +
      'between the two. You give us drawings, facts and prices. ' +
      `It takes **${range(claims.tourDelivery)}**.`,
  },
  {
    id: 'floor-plans',
    questions: ['Floor plans', 'Do the tours have floor plans?', 'Can I see a floor plan?'],
    keywords: 'floor plan layout map tour',
    subjects: 'floor layout',
    more: ['tour-premium', 'samples'],
    answer:
      `${featureOf(tourFeatures, 'Floor plans that walk')} Floor plans come with the ` +
      `${plansWith(/^Floor plans$/)}.`,
  },
  {
    id: 'devices',
    questions: [
      'Does it work on mobile?',
      'Do the tours work on a mobile phone?',
      'Which devices does it work on?',
      'Do you have an app?',
      'Is there a mobile app?',
    ],
    keywords:
      'mobile smartphone device tablet laptop computer screen browser app android iphone tour',
    subjects: 'device smartphone tablet app',
    more: ['samples'],
    answer: `A tour is one address, for any phone and any screen. In VR too, without an app: ${within(featureOf(tourFeatures, 'VR, without an app'))}`,
  },
  {
    id: 'sharing',
    questions: [
      'How do I share a tour?',
      'Can I put the tour on my website?',
      'Can I embed a tour on my site?',
      'Can I send a tour by WhatsApp?',
      'Where can I publish the tour?',
    ],
    keywords: 'share shared sharing embed publish website link send whatsapp family tour',
    subjects: 'sharing embed publish',
    more: ['whatsapp', 'samples'],
    answer:
      'A tour is one address: whoever has the link walks through it, on any phone and any screen. On WhatsApp it ' +
      `comes with ${within(featureOf(tourFeatures, 'Shared on WhatsApp'))}`,
  },
  {
    id: 'hotspots',
    questions: ['What is a hotspot?', 'What are hotspots?', 'How do the hotspots work?'],
    keywords: 'hotspot tap point stone window door room tour',
    subjects: 'hotspot',
    more: ['samples', 'tour-prices'],
    answer: `Points in a tour that one opens. ${featureOf(tourFeatures, 'Hotspots that answer')}`,
  },
  {
    id: 'tour-analytics',
    questions: [
      'What do the analytics show?',
      'Do I see who visited the tour?',
      'Which analytics do you have?',
    ],
    keywords: 'analytics statistics report track who visited room time dashboard tour',
    subjects: 'analytics statistics',
    more: ['tour-comparison', 'lead-qualification'],
    answer: `They show you room by room: ${within(featureOf(tourFeatures, 'Analytics by room'))}`,
  },
  {
    id: 'agent-knowledge',
    questions: [
      'How does the AI know about my project?',
      'Can you train the agent on my data?',
      'Where does the agent have its answers from?',
    ],
    keywords: 'agent ai know knowledge train training learn data fact project own',
    subjects: 'train training',
    more: ['wrong-answers', 'delivery'],
    answer:
      `It answers with the project’s own facts, which it is told when it is set up: that takes **${range(claims.setup)}**, ` +
      'with your data and your tone of voice.',
  },
  {
    id: 'wrong-answers',
    questions: [
      'What if the AI gives a wrong answer?',
      'What if the agent does not know?',
      'Does the AI make mistakes?',
      'Does it hand over to a person?',
    ],
    keywords:
      'wrong mistake error incorrect unknown hand over handover person agent ai answer know',
    subjects: 'wrong mistake handover',
    more: ['agent-knowledge'],
    answer: `One of our principles is “${principle}”: ${within(featureOf(values, principle))}`,
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
    .filter((plan) => has(plan, { listed: wanted }));
  if (having.length === 0) throw new Error(`No plan has a feature like ${wanted}`);
  return series(having.map(({ name }) => `**${name}**`));
}
