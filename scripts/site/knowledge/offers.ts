import { formatRupees } from '../../../host-site/amounts.js';
import { savings } from '../../../host-site/content/agents.js';
import { claims } from '../../../host-site/content/claims.js';
import { savingAgainst } from '../../../host-site/ai-sales-agents/saving.js';
import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';
import { DOUBTS } from './doubt.js';
import { range } from './phrases.js';

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
      'Your services',
      'Solutions',
      'What are your solutions?',
      'How does it work?',
      'How does this work?',
      'How it works',
      'Give me an overview',
      'What is your business?',
      'What does it do?',
      'Explain',
      'What is this?',
      'What is this website?',
      'What is this website about?',
      'What is this site?',
      'What is this all about?',
      'What are you selling?',
      'Kaise kaam karta hai?',
      'Ye kya hai?',
      'Aap kya karte ho?',
    ],
    keywords: 'offer offering product service solution company business sell',
    subjects: 'product service solution overview',
    choices: ['virtual-tours', 'ai-agents', 'intelligence-engine'],
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
      'Tours',
      'Virtual tours',
      '360 tours',
      'Tell me about the 360 degree virtual tours',
    ],
    keywords:
      'virtual tour 360 degree panorama walkthrough 3d photo visit flat features hotspots vr headset',
    subjects: 'tour panorama walkthrough hotspot vr',
    more: ['tour-making', 'tours-versus-visits', 'samples', 'tour-prices'],
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
      'Why should I use a virtual tour?',
      'What are the benefits of a virtual tour?',
      'How do tours compare with site visits?',
    ],
    keywords: 'traditional physical site visit versus before after show-up rate compare benefit',
    more: ['samples', 'tour-prices'],
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
      'Can it book site visits?',
      'Book a site visit',
      'Will it replace my sales team?',
      'Does it replace my staff?',
      'Will it book appointments?',
      'Can it schedule visits?',
      'Can the AI call my customers?',
      'Can the agent call leads?',
      'AI',
      'Voice',
      'How does the voice sound?',
      'What can your AI do?',
    ],
    keywords:
      'ai sales agent bot chatbot voicebot voice call chat feature 24/7 availability night automatic answer book booking site visit appointment replace human staff customer',
    subjects: 'agent bot chatbot voicebot',
    more: ['lead-qualification', 'languages', 'savings', 'agent-prices'],
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
    subjects: 'lead',
    more: ['results', 'agent-prices'],
    answer:
      'The AI agent scores each lead as **Hot**, **Warm** or **Cold** while it talks to them, so that your team calls ' +
      'the right ones first, and it follows up by itself.',
  },
  {
    id: 'whatsapp',
    questions: [
      'Does it work with WhatsApp?',
      'Do you have WhatsApp integration?',
      'Does it integrate with WhatsApp?',
      'Is WhatsApp included?',
      'Is WhatsApp supported?',
      'Do you support WhatsApp?',
      'Does it support WhatsApp?',
      'Can the AI agent answer on WhatsApp?',
      'Can the AI agent reply on WhatsApp?',
      'Can the AI agent talk on WhatsApp?',
      'Does the AI work on WhatsApp?',
    ],
    keywords:
      'whatsapp message integration confirmation booking appointment lead bot agent ai reply answer talk chat support supported',
    subjects: 'whatsapp',
    needs: [['whatsapp']],
    more: ['ai-agents', 'tour-premium'],
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
    subjects: 'engine intelligence',
    more: ['for-builders', 'for-agents', 'for-buyers', 'engine-prices'],
    answer:
      'The **AI property intelligence engine** answers questions about property: research, market analysis, ' +
      'investment. You ask by voice or text, in your own language. It serves buyers, agents and builders, and is ' +
      `integrated in under ${claims.engineIntegration}.`,
  },
  {
    id: 'results',
    questions: [
      'What results can I expect?',
      'Does it really work?',
      'What is the return on investment?',
      'What is ROI?',
      'What is your ROI?',
      'What is the ROI?',
      'Tell me about the ROI',
      'ROI',
    ],
    keywords: 'result roi return conversion sale increase proof success outcome client rate',
    subjects: 'roi conversion',
    unless: DOUBTS,
    more: ['success-stories', 'savings'],
    answer:
      `What we claim: **${claims.conversions}× ROI**, which is the return on what was paid, **${claims.conversions}× as many ` +
      `conversions** and **${claims.costReduction}% lower cost**, with the first leads within ${claims.firstLeads}. The ` +
      '[success stories](/case-studies) tell three of them with numbers.',
  },
  {
    id: 'savings',
    questions: [
      'Savings',
      'How much money can I save?',
      'How does the savings calculator work?',
      'How much can I save with an AI agent?',
      'What does an AI agent save me?',
      'What would I save?',
      'How much would I save?',
      'My sales team costs 150000 a month, what do I save?',
      'How much would I save if my team costs 5 lakh a month?',
      'My 4 executives cost 30000 each per month',
      'I pay my calling team by the day',
    ],
    keywords:
      'save saving calculator team cost reduce salary salaries wages staff telecaller executive caller instead of',
    subjects: 'save saving calculator',
    more: ['agent-prices', 'results'],
    reckoned: { kind: 'saving', instead: savings.agentCost },
    answer:
      'The calculator on the [AI agents](/ai-sales-agents) page works it out for your own figure: what your sales team costs ' +
      `a month, less ${formatRupees(savings.agentCost)} for the AI agent. Its sample is a team of ` +
      `${formatRupees(savings.placeholder)}, which saves **${formatRupees(saved.monthly)} a month**, ${formatRupees(saved.annual)} a year. ` +
      `A team that costs ${formatRupees(savings.agentCost)} or less saves nothing.`,
  },
];
