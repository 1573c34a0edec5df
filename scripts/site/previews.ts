import { fileURLToPath } from 'node:url';
import { aboutHead } from '../../host-site/content/about.js';
import { agentsHead } from '../../host-site/content/agents.js';
import { caseStudiesHead } from '../../host-site/content/case-studies.js';
import { contactHead } from '../../host-site/content/contact.js';
import { hero } from '../../host-site/content/hero.js';
import { intelligenceHead } from '../../host-site/content/intelligence.js';
import { intelligencePricesHead } from '../../host-site/content/intelligence-prices.js';
import { legalHead } from '../../host-site/content/legal.js';
import { pricingHead } from '../../host-site/content/prices.js';
import { resourcesHead } from '../../host-site/content/resources.js';
import type { PageHead } from '../../host-site/content/content-model.js';
import { toursHead } from '../../host-site/content/tours.js';
import { useCasesHead } from '../../host-site/content/use-cases.js';
import type { RoutePath } from '../../host-site/paths.js';

/** The heading and the photograph of each page's link preview. */
export const PREVIEWS: Readonly<Record<RoutePath, readonly [head: PageHead, picture: string]>> = {
  '/': [hero, 'heights-lounge'],
  '/virtual-tours': [toursHead, 'penthouse-lounge'],
  '/ai-sales-agents': [agentsHead, 'villa-lounge'],
  '/case-studies': [caseStudiesHead, 'penthouse-window'],
  '/pricing': [pricingHead, 'heights-window'],
  '/about': [aboutHead, 'villa-window'],
  '/contact': [contactHead, 'heights-second'],
  '/resources': [resourcesHead, 'villa-second'],
  '/legal': [legalHead, 'heights-window'],
  '/intelligence-engine': [intelligenceHead, 'penthouse-window'],
  '/use-cases': [useCasesHead, 'villa-window'],
  '/pricing-strategy': [intelligencePricesHead, 'penthouse-second'],
};

/** The texts that the committed pictures show. A test fails when a page's heading differs. */
export const PREVIEW_WORDS_FILE = fileURLToPath(new URL('preview-words.json', import.meta.url));

export function previewWords(): string {
  const words = Object.entries(PREVIEWS).map(([path, [{ eyebrow, title }, picture]]) => [
    path,
    [eyebrow, title, picture].join(' | '),
  ]);
  return `${JSON.stringify(Object.fromEntries(words), null, 2)}\n`;
}
