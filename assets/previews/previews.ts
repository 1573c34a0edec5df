import { fileURLToPath } from 'node:url';
import type { RoutePath } from '../../host-site/paths.js';
import { ROUTE_PATHS } from '../../host-site/paths.js';
import { loadPage } from '../../host-site/routes.js';

/** The photograph of each page's link preview. */
const PICTURES: Readonly<Record<RoutePath, string>> = {
  '/': 'heights-lounge',
  '/virtual-tours': 'penthouse-lounge',
  '/ai-sales-agents': 'villa-lounge',
  '/case-studies': 'penthouse-terrace',
  '/pricing': 'heights-window',
  '/about': 'villa-garden',
  '/contact': 'heights-bedroom',
  '/resources': 'villa-kitchen',
  '/legal': 'heights-window',
  '/intelligence-engine': 'penthouse-terrace',
  '/use-cases': 'villa-garden',
  '/pricing-strategy': 'penthouse-bedroom',
};

/** What a page's link preview shows. */
export interface Preview {
  readonly path: RoutePath;
  readonly eyebrow: string;
  readonly title: string;
  readonly picture: string;
}

export function previews(): Promise<Preview[]> {
  return Promise.all(
    ROUTE_PATHS.map(async (path) => {
      const { eyebrow, title } = (await loadPage(path)).page.head;
      return { path, eyebrow, title, picture: PICTURES[path] };
    }),
  );
}

/** The texts that the committed pictures show. A test fails when a page's heading differs. */
export const PREVIEW_WORDS_FILE = fileURLToPath(new URL('preview-words.json', import.meta.url));

export async function previewWords(): Promise<string> {
  const words = (await previews()).map(({ path, eyebrow, title, picture }) => [
    path,
    [eyebrow, title, picture].join(' | '),
  ]);
  return `${JSON.stringify(Object.fromEntries(words), null, 2)}\n`;
}
