import type { ComponentType } from 'react';

/** Every path of the site. There are no parameters in any of them. */
export const ROUTE_PATHS = [
  '/',
  '/virtual-tours',
  '/ai-sales-agents',
  '/case-studies',
  '/pricing',
  '/about',
  '/contact',
  '/resources',
  '/legal',
  '/intelligence-engine',
  '/use-cases',
  '/pricing-strategy',
] as const;

export type RoutePath = (typeof ROUTE_PATHS)[number];

/** A route that can be visited. */
export interface Page {
  readonly title: string;
  readonly description: string;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

export const PAGES: Partial<Record<RoutePath, Page>> = {
  '/': {
    title: 'Parikrama: 360° virtual tours and AI sales agents for builders in India',
    description:
      'Virtual property tours that bring buyers in, and multilingual AI sales agents that answer every enquiry within 30 seconds.',
    load: () => import('./home/home-page.js'),
  },
};

/** Where the home page answers for a route that has no page of its own. */
const HOME_SECTIONS: Partial<Record<RoutePath, string>> = {
  '/virtual-tours': '/#virtual-tours',
  '/ai-sales-agents': '/#ai-sales-agents',
  '/pricing': '/#solutions',
  '/case-studies': '/#testimonials',
  '/about': '/#about',
  '/contact': '/#contact',
};

/** What a link to the route points at: its page, the section that answers for it, or nothing. */
export function linkTarget(path: RoutePath): string | undefined {
  return PAGES[path] ? path : HOME_SECTIONS[path];
}
