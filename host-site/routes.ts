import type { ComponentType } from 'react';
import type { Page } from './content/content-model.js';
import type { RoutePath } from './paths.js';

export interface PageModule {
  readonly default: ComponentType;
  readonly page: Page;
}

const loaders: Readonly<Record<RoutePath, () => Promise<PageModule>>> = {
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

/** Loads a page; without a path, the "not found" page. */
export function loadPage(path: RoutePath | null): Promise<PageModule> {
  return path === null ? import('./not-found/not-found-page.js') : loaders[path]();
}
