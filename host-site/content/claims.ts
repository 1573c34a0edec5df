/**
 * The claims of the copy, each defined once. Where the specification contradicts itself, both
 * readings are kept.
 */
export const claims = {
  /** What the four readings count: a project, an agent, a conversation and what is understood. */
  languages:
    'Most projects need 3 languages; our agents speak 12+, follow 8\u00a0or\u00a0more in one conversation and understand 40+ languages and dialects.',
  projectsDelivered: 500,
  builderPartners: 500,
  /** The factor of bookings, and of the return on the price. */
  conversions: 4,
  /** Per cent of what selling costs. */
  costReduction: 40,
  /** Per cent of the booked visits that take place. */
  showUp: { tour: 80, visit: 40 },
  firstAnswer: '30 seconds',
  replyTime: '2 seconds',
  setup: '10–14\u00a0days',
  firstLeads: '48 hours',
  tourDelivery: '7–10\u00a0days',
  agentDelivery: '3–5\u00a0days',
  engineIntegration: '24 hours',
  subscribers: 2_500,
  guarantee: '30-day money-back guarantee',
  formReply: '24 hours',
  businessHoursReply: '2 hours',
  trial: { length: '7 days', queries: 50 },
} as const;

/** The numbers of the legal text. */
export const legalTerms = {
  lastUpdated: '15 January 2024',
  liabilityCap: '12 months of fees',
  notice: '30 days’ notice',
  breachNotice: '72 hours',
  requestAnswer: '30 days',
  retention: {
    customer: 'the service period plus 2 years',
    inactivity: '3 years',
    analytics: '5 years',
    tickets: '2 years',
  },
  inTransit: 'TLS 1.3',
  atRest: 'AES-256',
  uptime: '99.9%',
  country: 'India',
  courts: 'Bangalore',
} as const;
