import type { LoadedPage } from '../routes.js';
import { canonicalUrl } from './canonical-url.js';
import { previewOf } from './preview.js';

/**
 * Brings the head of the document up to date after a link was followed without loading one; but for its
 * title, which changes with the state of a page, too.
 */
export function updateHead({ path, title, description }: LoadedPage): void {
  const set = (selector: string, attribute: string, value: string) =>
    document.head.querySelector(selector)?.setAttribute(attribute, value);
  set('meta[name="description"]', 'content', description);
  set('meta[property="og:title"]', 'content', title);
  set('meta[property="og:description"]', 'content', description);
  set('meta[property="og:image"]', 'content', canonicalUrl(previewOf(path)));
  set('meta[property="og:image:alt"]', 'content', title);
  // What the document said of the page that it was loaded for alone.
  for (const stale of document.head.querySelectorAll(
    'meta[name="robots"], script[type="application/ld+json"]',
  ))
    stale.remove();
  if (path === null) return;
  set('meta[property="og:url"]', 'content', canonicalUrl(path));
  set('link[rel="canonical"]', 'href', canonicalUrl(path));
}
