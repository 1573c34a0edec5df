import type { ComponentType } from 'react';
import type { PageText } from './content/page-text.js';

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

type Loader = () => Promise<{ readonly default: ComponentType; readonly text: PageText }>;

const loaders: Readonly<Record<RoutePath, Loader>> = {
  '/': () => import('./home/home-page.js'),
  '/virtual-tours': () => import('./virtual-tours/virtual-tours-page.js'),
  '/ai-sales-agents': () => import('./ai-sales-agents/ai-sales-agents-page.js'),
  '/case-studies': () => import('./case-studies/case-studies-page.js'),
  '/pricing': () => import('./pricing/pricing-page.js'),
  '/about': () => import('./about/about-page.js'),
  '/contact': () => import('./contact/contact-page.js'),
  '/resources': () => import('./resources/resources-page.js'),
  '/legal': () => import('./legal/legal-page.js'),
  '/intelligence-engine': () => import('./intelligence-engine/intelligence-engine-page.js'),
  '/use-cases': () => import('./use-cases/use-cases-page.js'),
  '/pricing-strategy': () => import('./pricing-strategy/pricing-strategy-page.js'),
};

/** A page that is at hand: what its head says, and what it draws. */
export interface LoadedPage extends PageText {
  /** Where it is; nowhere, for the page that stands for what is not there. */
  readonly path: RoutePath | null;
  readonly Content: ComponentType;
}

/** The route at a path of an address, with or without a slash at its end. */
export function routeAt(pathname: string): RoutePath | null {
  const bare = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return ROUTE_PATHS.find((path) => path === bare) ?? null;
}

/** Fetches the code of a page; that of the page which says "not found" for no route. */
export async function loadPage(path: RoutePath | null): Promise<LoadedPage> {
  const load = path === null ? () => import('./not-found/not-found-page.js') : loaders[path];
  const { default: Content, text } = await load();
  return { path, Content, ...text };
}
