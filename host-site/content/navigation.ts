import type { RoutePath } from '../routes.js';

export interface NavigationItem {
  readonly label: string;
  readonly to: RoutePath;
  /** What chooses a state of the page, such as `?tab=terms`. */
  readonly query?: string;
}

export const headerLinks: readonly NavigationItem[] = [
  { label: 'Virtual Tours', to: '/virtual-tours' },
  { label: 'AI Agents', to: '/ai-sales-agents' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'About', to: '/about' },
  { label: 'Resources', to: '/resources' },
];

export const headerActions: readonly NavigationItem[] = [
  { label: 'Contact Sales', to: '/contact' },
  { label: 'Book Demo', to: '/contact' },
];

export const footerColumns: readonly {
  readonly title: string;
  readonly items: readonly NavigationItem[];
}[] = [
  {
    title: 'Solutions',
    items: [
      { label: 'Virtual Tours', to: '/virtual-tours' },
      { label: 'AI Sales Agents', to: '/ai-sales-agents' },
      { label: 'Intelligence Engine', to: '/intelligence-engine' },
      { label: 'Pricing', to: '/pricing' },
    ],
  },
  {
    title: 'Company',
    items: [
      { label: 'About', to: '/about' },
      { label: 'Success Stories', to: '/case-studies' },
      { label: 'Use Cases', to: '/use-cases' },
      { label: 'Resources', to: '/resources' },
      { label: 'Contact', to: '/contact' },
    ],
  },
];

export const legalLinks: readonly NavigationItem[] = [
  { label: 'Terms', to: '/legal', query: '?tab=terms' },
  { label: 'Privacy', to: '/legal' },
  { label: 'Data security', to: '/legal', query: '?tab=data-security' },
];
