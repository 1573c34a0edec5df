import { claims } from '../../../host-site/content/claims.js';
import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';

/** What can be tried for nothing, and how. */
export const trialEntries: readonly KnowledgeEntry[] = [
  {
    id: 'trial',
    questions: [
      'Is there a free trial?',
      'Can I try it for free?',
      'Is it free?',
      'Is there a free plan?',
      'Is there a trial of the intelligence engine?',
      'Do I need a credit card?',
    ],
    keywords:
      'trial try free test credit card required cost start long day days duration version plan',
    subjects: 'trial',
    more: ['engine-prices', 'demo'],
    answer: `There is a free trial: **${claims.trial.length} free with ${claims.trial.queries} AI queries**, on all paid plans of the intelligence engine. No credit card is needed.`,
  },
  {
    id: 'trial-agent',
    questions: [
      'Is there a trial of the AI agents?',
      'Can I try an AI agent for free?',
      'Can I try the agent?',
      'Can I test the AI?',
      'A free AI agent',
      'Try a free demo',
    ],
    keywords: 'trial try free test sample plan version chatbot bot voice demo sales',
    needs: [
      ['trial', 'try', 'free', 'test'],
      ['agent', 'ai', 'bot', 'chatbot'],
    ],
    more: ['demo', 'ai-agents'],
    answer:
      'The free trial is of the intelligence engine alone. But an AI agent you can try here and now: talk to me, or write. A sample ' +
      'conversation is on the [AI agents](/ai-sales-agents) page, and for an agent with your own project book a demo under [Contact](/contact).',
  },
  {
    id: 'trial-tour',
    questions: [
      'Is there a trial of the tours?',
      'Free trial for virtual tours',
      'Can I try a virtual tour for free?',
      'Is there a free tour?',
    ],
    keywords: 'trial try free test sample package',
    needs: [['trial', 'try', 'free', 'test'], ['tour']],
    more: ['samples', 'demo'],
    answer:
      'The free trial is of the intelligence engine alone. The sample tours on the [Virtual Tours](/virtual-tours) page are free to walk ' +
      `through, and there is a **${claims.guarantee}**.`,
  },
];
