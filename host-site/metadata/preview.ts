import type { RoutePath } from '../paths.js';

/** The size of link preview pictures, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The address of a page's preview picture; the home page's by default. */
export function previewOf(path: RoutePath | null): string {
  return `/previews/${path?.slice(1) || 'home'}.jpg`;
}
