import type { RoutePath } from '../routes.js';

/** The picture that a link to a page is shown with: its address within the site, and its size. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The home page's for what is no page. */
export function previewOf(path: RoutePath | null): string {
  return `/previews/${path?.slice(1) || 'home'}.jpg`;
}
