import { formatRupees } from '../../../host-site/amounts.js';
import { savings } from '../../../host-site/content/agents.js';
import { claims } from '../../../host-site/content/claims.js';
import { languageNames, languages } from '../../../host-site/content/languages.js';
import { useCases } from '../../../host-site/content/use-cases.js';
import { savingAgainst } from '../../../host-site/ai-sales-agents/saving.js';
import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';
import { enumeration, range, within } from './phrases.js';
import { planCalled } from './plan-families.js';

const saved = savingAgainst(savings.placeholder);

/** What is sold, and what it does. */
export const offerEntries: readonly KnowledgeEntry[] = [
  {
    id: 'offers',
    questions: [
      'What do you do?',
      'What does your company do?',
      'What do you offer?',
      'What do you sell?',
      'Which products and services do you have?',
    ],
    keywords: 'offer offering product service solution company business sell provide',
    answer: [
      'We help Indian property builders to sell, with three things:',
      '',
      '- **360° virtual tours** of your projects',
      '- **AI sales agents** that talk to buyers by chat, voice and WhatsApp in Indian languages',
      '- an **AI property intelligence engine** for buyers, agents and builders',
    ].join('\n'),
  },
  {
    id: 'virtual-tours',
    questions: [
      'What are virtual tours?',
      'What is in a virtual tour?',
      'Tell me about the 360 degree virtual tours',
    ],
    keywords:
      'virtual tour 360 degree panorama walkthrough 3d photo visit flat features hotspots vr headset',
    answer:
      'A **360° virtual tour** lets a buyer walk through your project from home, with hotspots to open and analytics ' +
      'for you; the Premium package adds VR, floor plans and your branding. A tour is delivered in ' +
      `**${range(claims.tourDelivery)}**, and ` +
      'there are sample tours on the [Virtual Tours](/virtual-tours) page.',
  },
  {
    id: 'tours-versus-visits',
    questions: [
      'Why a virtual tour instead of a site visit?',
      'How do tours compare with site visits?',
    ],
    keywords: 'traditional physical site visit versus before after show-up rate compare benefit',
    answer:
      'Buyers see the project at any hour, from anywhere, before they travel. Those who come afterwards mean it: the ' +
      `**show-up rate is ${claims.showUp.tour}%**, against ${claims.showUp.visit}% for traditional visits.`,
  },
  {
    id: 'ai-agents',
    questions: [
      'What is an AI sales agent?',
      'What can the AI agents do?',
      'How do AI agents work?',
    ],
    keywords:
      'ai sales agent bot chatbot voice call chat feature 24/7 availability night automatic answer book booking site visit appointment',
    answer: [
      'An **AI sales agent** talks to your prospects by chat, voice and WhatsApp, day and night:',
      '',
      '1. it answers the first inquiry, in the language of the buyer',
      '2. it qualifies the lead as **Hot, Warm or Cold**',
      '3. it books the site visit and confirms it by WhatsApp',
    ].join('\n'),
  },
  {
    id: 'lead-qualification',
    questions: ['How are leads qualified?', 'What is lead scoring?'],
    keywords: 'lead qualify qualification score scoring hot warm cold prospect follow-up',
    answer:
      'The AI agent scores each lead as **Hot**, **Warm** or **Cold** while it talks to them, so that your team calls ' +
      'the right ones first, and it follows up by itself.',
  },
  {
    id: 'whatsapp',
    questions: ['Does it work with WhatsApp?', 'Do you have WhatsApp integration?'],
    keywords: 'whatsapp message integration confirmation booking appointment lead bot agent',
    answer:
      'Yes. AI agents talk to prospects by **WhatsApp** and confirm visits there, and the Premium tour package has ' +
      'WhatsApp integration.',
  },
  {
    id: 'intelligence-engine',
    questions: [
      'What is the intelligence engine?',
      'Tell me about the AI property intelligence engine',
    ],
    keywords:
      'ai property intelligence engine research market analysis investment data ask question real estate learn',
    answer:
      'The **AI property intelligence engine** answers questions about property: research, market analysis, ' +
      'investment. You ask by voice or text, in your own language. It serves buyers, agents and builders, and is ' +
      `integrated in under ${claims.engineIntegration}.`,
  },
  {
    id: 'for-buyers',
    questions: ['What is in it for home buyers?', 'How does it help a buyer?'],
    keywords: 'buyer buying home purchase flat benefit help use case investor',
    answer: impactOf('buyer'),
  },
  {
    id: 'for-agents',
    questions: ['How does it help real estate agents?', 'What is in it for brokers?'],
    keywords: 'real estate agent broker realtor benefit help use case',
    answer: impactOf('agent'),
  },
  {
    id: 'for-builders',
    questions: ['How does it help builders?', 'What is in it for developers?'],
    keywords: 'builder developer construction benefit help use case project',
    answer: impactOf('builder'),
  },
  {
    id: 'languages',
    questions: ['Which languages do you support?', 'What languages does it speak?'],
    keywords:
      'language multilingual regional speak talk agent engine hindi english kannada tamil telugu marathi gujarati bengali malayalam punjabi odia assamese',
    answer:
      `There are ${languages.length}: ${languageNames}. ` +
      `**Professional AI** speaks ${languagesOf('Professional AI')}, **Starter AI** ${languagesOf('Starter AI')}.`,
  },
  {
    id: 'results',
    questions: [
      'What results can I expect?',
      'Does it really work?',
      'What is the return on investment?',
    ],
    keywords: 'result roi return conversion sale increase proof success outcome client rate',
    answer:
      `Our clients see up to **${claims.conversions}× the conversions** and **${claims.costReduction}% lower cost**, ` +
      `with the first leads within ${claims.firstLeads}. The ` +
      '[success stories](/case-studies) tell three of them with numbers.',
  },
  {
    id: 'savings',
    questions: ['How much money can I save?', 'How does the savings calculator work?'],
    keywords: 'save saving calculator team cost reduce salary instead of',
    answer:
      `The calculator takes what your sales team costs a month and subtracts ${formatRupees(savings.agentCost)} for the AI agent. ` +
      `For a team of ${formatRupees(savings.placeholder)} that saves **${formatRupees(saved.monthly)} a month**, ${formatRupees(saved.annual)} a year. ` +
      'It is on the [AI agents](/ai-sales-agents) page.',
  },
];

function impactOf(role: string): string {
  const found = useCases.find((one) => one.role === role);
  if (!found) throw new Error(`The site has no use cases for: ${role}`);
  return `What we claim for ${within(found.name)}s: ${enumeration(found.impact)}. See [Use cases](/use-cases).`;
}

/** What a plan says of languages. */
function languagesOf(plan: string): string {
  const said = planCalled(plan).features.find((feature) => /English|languages/.test(feature));
  if (!said) throw new Error(`${plan} says nothing of languages`);
  return said.replace(/ languages$/, '');
}
