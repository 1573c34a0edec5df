import { claims } from '../../../host-site/content/claims.js';
import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';
import { range } from './phrases.js';

/** How soon one begins, has what one ordered, and is answered. */
export const timeEntries: readonly KnowledgeEntry[] = [
  {
    id: 'delivery',
    questions: [
      'How long does it take?',
      'How soon is a virtual tour ready?',
      'When can you deliver?',
      'When will I get my tour?',
      'How long does the setup take?',
      'How long is the setup?',
      'What is the setup time?',
      'Setup time',
      'How quickly can you set it up?',
      'How fast can you set it up?',
      'How soon can you set it up?',
      'How quickly is it set up?',
      'How quickly can it be set up?',
      'How long?',
      'How soon?',
      'How long does it take to build an AI agent?',
      'How long does a project take?',
      'How long for a tour?',
      'How long for an AI agent?',
      'How long for the engine?',
      'How many days?',
      'How many days does it take?',
      'How much time does it take?',
      'Kitna time lagega?',
      'Kitne din lagenge?',
    ],
    keywords:
      'delivery deliver time long take fast quick quickly soon ready days setup start go live launch turnaround timeline integration lead first',
    subjects: 'delivery turnaround',
    more: ['demo'],
    answer: [
      `- **Virtual tours**: ${range(claims.tourDelivery)}`,
      `- **AI agents**: ${range(claims.agentDelivery)}`,
      `- **Intelligence engine**: integrated in under ${claims.engineIntegration}`,
      '',
      `A whole setup takes ${range(claims.setup)}, and the first leads come within ${claims.firstLeads}.`,
    ].join('\n'),
  },
  {
    id: 'start',
    questions: [
      'When can I start?',
      'When can we start?',
      'Can I start today?',
      'Can I start now?',
      'How do I start?',
      'How can I start?',
      'How soon can I start?',
      'How soon can we start?',
    ],
    keywords: 'start starting begin today soon now immediately',
    subjects: 'start',
    more: ['demo', 'delivery'],
    answer:
      'Whenever you like: it begins with a demo. Choose **Book Demo** at the top of the page, or go to [Contact](/contact). ' +
      `From then on a whole setup takes **${range(claims.setup)}**; a virtual tour by itself ${range(claims.tourDelivery)}, an AI ` +
      `agent ${range(claims.agentDelivery)}, and the intelligence engine under ${claims.engineIntegration}.`,
  },
  {
    id: 'engine-integration',
    questions: [
      'How quickly can I integrate the engine?',
      'How quickly can the engine be integrated?',
      'How fast is the engine integrated?',
      'How fast can I integrate the intelligence engine?',
      'How long does it take to integrate the engine?',
      'How long does the integration of the engine take?',
      'How soon is the engine integrated?',
    ],
    keywords: 'integrate integrated integration quick quickly fast soon time long hours engine',
    needs: [
      ['integrate', 'integrated', 'integration', 'connect', 'connected'],
      ['quick', 'quickly', 'fast', 'soon', 'long', 'hour'],
    ],
    more: ['crm', 'intelligence-engine'],
    answer: `The intelligence engine is integrated in **under ${claims.engineIntegration}**, on your site or in your CRM.`,
  },
  {
    id: 'response-time',
    questions: [
      'How fast does the AI answer?',
      'What is the response time?',
      'How quickly does the agent respond?',
    ],
    keywords: 'response respond reply fast second speed latency quick answer time',
    more: ['ai-agents'],
    answer: `The AI answers in **under ${claims.replyTime}**, and every lead gets a response within ${claims.firstAnswer}.`,
  },
];
