import type { KnowledgeEntry } from './entry.js';
import { rupees } from './rupees.js';

/** On what terms one buys, and what is promised. */
export const termEntries: readonly KnowledgeEntry[] = [
  {
    id: 'trial',
    questions: ['Is there a free trial?', 'Can I try it for free?'],
    keywords: 'trial try free test credit card cost start long',
    answer:
      'Yes: **7 days free with 50 AI queries**, on all paid plans of the intelligence engine. No credit card is needed.',
  },
  {
    id: 'money-back',
    questions: ['Can I get my money back?', 'What is your refund policy?', 'Is there a guarantee?'],
    keywords: 'refund money back guarantee return satisfaction satisfied unhappy happy',
    answer: 'Yes, there is a **30-day money-back guarantee**.',
  },
  {
    id: 'cancel',
    questions: ['Can I cancel anytime?', 'How do I cancel my subscription?'],
    keywords:
      'cancel cancellation stop terminate end quit leave contract lock-in subscription plan notice',
    answer:
      'You can **cancel anytime**. The legal terms ask for 30 days’ notice to end a contract, and the first 30 days ' +
      'have a money-back guarantee.',
  },
  {
    id: 'setup-fees',
    questions: ['Are there any setup fees?', 'Are there hidden costs?'],
    keywords: 'setup fee hidden cost extra charge one-time installation onboarding',
    answer: 'There are **no setup fees**, and you can cancel anytime.',
  },
  {
    id: 'plan-change',
    questions: ['Can I change my plan?', 'Can I upgrade or downgrade?'],
    keywords: 'change switch upgrade downgrade plan upgrading billing cycle',
    answer: 'Yes. An **upgrade** takes effect at once, a **downgrade** at the next billing cycle.',
  },
  {
    id: 'queries',
    questions: [
      'What is a query?',
      'Do unused queries roll over?',
      'What happens to unused queries?',
    ],
    keywords: 'query queries question count unused roll rollover carry over next month limit',
    answer:
      'Each question or request to the intelligence engine is one query. Unused queries **do not roll over** to the ' +
      `next month; extra ones cost ${rupees(5)} per 100.`,
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
    answer: [
      'Add-ons to the intelligence engine:',
      '',
      `- extra queries: ${rupees(5)} per 100`,
      `- custom AI training: ${rupees(25_000)} once`,
      `- dedicated support: ${rupees(5_000)} a month`,
      `- advanced analytics: ${rupees(10_000)} a month`,
    ].join('\n'),
  },
  {
    id: 'delivery',
    questions: [
      'How long does it take?',
      'How soon is a virtual tour ready?',
      'When can you deliver?',
      'How long does the setup take?',
    ],
    keywords:
      'delivery deliver time long take fast quick soon ready days setup start go live launch turnaround timeline integration lead first',
    answer: [
      '- **Virtual tours**: 7–10 days',
      '- **AI agents**: 3–5 days',
      '- **Intelligence engine**: integrated in under 24 hours',
      '',
      'A whole setup takes 10–14 days, and the first leads come within 48 hours.',
    ].join('\n'),
  },
  {
    id: 'hosting',
    questions: ['How long are tours hosted?', 'Is hosting included?'],
    keywords: 'hosting host hosted included online tour server months lifetime',
    answer:
      'Hosting is included: **6 months** with the Basic Tour, **12 months** with the Premium Package, for life with the ' +
      'Enterprise Solution.',
  },
  {
    id: 'response-time',
    questions: ['How fast does the AI answer?', 'What is the response time?'],
    keywords: 'response respond reply fast second speed latency quick answer time',
    answer:
      'The AI answers in **under 2 seconds**, and every lead gets a response within 30 seconds.',
  },
  {
    id: 'security',
    questions: ['Is my data secure?', 'How do you protect my data?', 'Is it safe?'],
    keywords:
      'security secure safe encryption encrypted tls aes protect protection data uptime breach hack',
    answer:
      'Data is encrypted with **TLS 1.3** on the way and **AES-256** at rest. Uptime is 99.9%, and a breach would be ' +
      'notified within 72 hours. More under [Legal](/legal).',
  },
  {
    id: 'privacy',
    questions: [
      'What is your privacy policy?',
      'How long do you keep my data?',
      'Can I delete my data?',
    ],
    keywords:
      'privacy gdpr personal data retention keep store delete right request policy compliant compliance',
    answer:
      'Customer data is kept while you are a customer and **2 years** after; support tickets 2 years; tour analytics ' +
      '5 years, aggregated. A request about your data rights is answered within 30 days. More under [Legal](/legal).',
  },
  {
    id: 'legal',
    questions: ['What are your terms of service?', 'Which law applies?', 'What about liability?'],
    keywords:
      'terms conditions legal law jurisdiction arbitration court liability contract agreement',
    answer:
      'Indian law applies, with arbitration in Bangalore. Liability is capped at 12 months of fees, and prices change ' +
      'with 30 days’ notice only. The whole text is under [Legal](/legal).',
  },
];
