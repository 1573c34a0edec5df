import type { Link } from './content-model.js';

export const headerLinks: readonly Link[] = [
  { label: 'Virtual Tours', to: '/virtual-tours' },
  { label: 'AI Agents', to: '/ai-sales-agents' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'About', to: '/about' },
  { label: 'Resources', to: '/resources' },
];

/** The link that stays in the bar when the others are in the menu. */
export const barAction: Link = { label: 'Book Demo', to: '/contact' };

export const headerActions: readonly Link[] = [
  { label: 'Contact Sales', to: '/contact' },
  barAction,
];

/** Where the site has what buttons without a target promise. */
export const elsewhere = {
  'View Pricing': { label: 'Intelligence engine prices', to: '/pricing-strategy' },
  'View Case Studies': { label: 'Success stories', to: '/case-studies' },
  'Schedule Demo': { label: 'the form to book a demo', to: '/contact' },
} as const satisfies Readonly<Record<string, Link>>;

/** The page with the assistant to type to. */
export const agentPage = { label: 'Type to our AI agent', to: '/embed.html' };

export const footerColumns: Readonly<Record<string, readonly Link[]>> = {
  Solutions: [
    { label: 'Virtual Tours', to: '/virtual-tours' },
    { label: 'AI Sales Agents', to: '/ai-sales-agents' },
    { label: 'Intelligence Engine', to: '/intelligence-engine' },
    { label: 'Pricing', to: '/pricing' },
  ],
  Company: [
    { label: 'About', to: '/about' },
    { label: 'Success Stories', to: '/case-studies' },
    { label: 'Use Cases', to: '/use-cases' },
    { label: 'Resources', to: '/resources' },
    { label: 'Contact', to: '/contact' },
  ],
};

export const legalLinks: readonly Link[] = [
  { label: 'Terms', to: '/legal?tab=terms' },
  { label: 'Privacy', to: '/legal' },
  { label: 'Data security', to: '/legal?tab=data-security' },
];

/** The one place, besides the legal text, that says so. */
export const FOOTER_NOTE =
  'This site is a demonstration: the company, its people and its results are made up, and the voices of its calls are synthetic.';
